import { expect, test } from "@jest/globals";
import { stubUpstream } from "../fixtures/site.ts";
import { createReadiness } from "./readiness.ts";

test("a gateway that stops is not ready, whatever its upstreams are", async () => {
  const { ready, announceStop } = createReadiness({
    required: [],
    optional: [],
    ownProblems: async () => [],
    timeoutMs: 20_000,
  });
  expect(await ready()).toMatchObject({ ok: true });
  announceStop();
  expect(await ready()).toEqual({ ok: false, parts: {}, problems: ["the gateway is stopping"] });
});

test("shares one check among concurrent callers", async () => {
  let requested = 0;
  const shell = await stubUpstream((_request, response) => {
    requested += 1;
    response.end("{}");
  });
  const upstream = { name: "shell", replicas: [{ url: new URL(shell.url) }] };
  const { ready } = createReadiness({
    required: [upstream],
    optional: [],
    ownProblems: async () => [],
    timeoutMs: 20_000,
  });
  const reports = await Promise.all(Array.from({ length: 20 }, ready));
  await shell.stop();
  expect([requested, ...reports.map(({ ok }) => ok)]).toEqual([1, ...reports.map(() => true)]);
  expect(reports).toHaveLength(20);
});
