import { expect, test } from "@jest/globals";
import { readiness } from "./readiness.ts";

const dealers = { problems: () => ["dealers/x: broken"] };
const database = { problems: async () => [] };
const outbox = (pending: number, deadLettered: number) => ({
  counts: async () => ({ pending, oldestPendingSince: null, deadLettered, quarantined: 0 }),
});

test("reports only configuration problems while database and mail server work", async () => {
  expect(
    await readiness({ database, outbox: outbox(0, 0), delivery: { problem: () => null }, dealers }),
  ).toEqual({
    ok: true,
    parts: { database: { ok: true }, delivery: { ok: true } },
    problems: ["dealers/x: broken"],
  });
});

test("stays ready and reports the problem while the mail server is unreachable", async () => {
  const report = await readiness({
    database,
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

test("is not ready without the database", async () => {
  const counts = () => Promise.reject(new Error("connection refused"));
  const report = await readiness({
    database,
    outbox: { counts },
    delivery: { problem: () => null },
    dealers,
  });
  expect(report).toMatchObject({ ok: false, parts: { database: { ok: false } } });
});

test("stays ready and reports the problem while data cannot be stored", async () => {
  const report = await readiness({
    database: { problems: async () => ["data cannot be stored: disk full"] },
    outbox: outbox(0, 0),
    delivery: { problem: () => null },
    dealers,
  });
  expect(report).toMatchObject({
    ok: true,
    problems: ["data cannot be stored: disk full", "dealers/x: broken"],
  });
});
