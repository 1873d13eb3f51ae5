import { afterEach, expect, jest, test } from "@jest/globals";
import { payloadFetcher } from "./fetch-payload.ts";

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

test("records the time of the request before the response arrives", async () => {
  const answer = Promise.withResolvers<Response>();
  globalThis.fetch = jest.fn<typeof fetch>(() => answer.promise);
  const before = performance.now();
  const fetching = payloadFetcher("record")("/service", new AbortController().signal, false);
  const after = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  answer.resolve(Response.json({ outcome: "page", requestedAt: 1 }));
  const payload = await fetching;
  const at = "requestedAt" in payload ? payload.requestedAt : -1;
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(after);
});
