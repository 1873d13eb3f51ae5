import { expect, test } from "@jest/globals";
import { readiness } from "./readiness.ts";

const dealers = { problems: () => ["dealers/x: broken"] };
const outbox = (waiting: number, dead: number) => ({
  counts: async () => ({ waiting, waitingSince: null, dead, held: 0 }),
});

test("all is well when leads are kept and mails go", async () => {
  expect(
    await readiness({ outbox: outbox(0, 0), delivery: { problem: () => null }, dealers }),
  ).toEqual({
    ok: true,
    parts: { database: { ok: true }, delivery: { ok: true } },
    problems: ["dealers/x: broken"],
  });
});

test("leads are taken while the mail server is gone, and people are told", async () => {
  const report = await readiness({
    outbox: outbox(7, 2),
    delivery: { problem: () => "ESOCKET at CONN" },
    dealers,
  });
  expect(report).toMatchObject({
    ok: true,
    parts: { delivery: { ok: false, detail: "ESOCKET at CONN" } },
    problems: [
      "7 mails wait: ESOCKET at CONN",
      "2 mails were given up, see npm run leads -- dead",
      "dealers/x: broken",
    ],
  });
});

test("without the database no lead can be kept", async () => {
  const counts = () => Promise.reject(new Error("connection refused"));
  const report = await readiness({
    outbox: { counts },
    delivery: { problem: () => null },
    dealers,
  });
  expect(report).toMatchObject({ ok: false, parts: { database: { ok: false } } });
});
