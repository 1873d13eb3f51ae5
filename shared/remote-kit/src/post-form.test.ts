import { stubFetch } from "@forecourt/testing/stub-fetch";
import { afterEach, expect, jest, test } from "@jest/globals";
import { postForm } from "./post-form.ts";

const doFetch = stubFetch();
const entries = jest.spyOn(performance, "getEntriesByType");
afterEach(() => {
  entries.mockReset();
});

/** The header of a request from a document whose response had these timings. */
async function traceSent(serverTiming: object[] | undefined): Promise<string | null> {
  doFetch.mockImplementation(async () => Response.json({}));
  entries.mockReturnValue([{ serverTiming } as unknown as PerformanceEntry]);
  await postForm("/api/leads/actions", { text: "Hi" }, { key: "key-1", read: () => true });
  const [, init] = doFetch.mock.calls.at(-1) ?? [];
  const headers = new Headers(init?.headers);
  expect(headers.get("idempotency-key")).toBe("key-1");
  return headers.get("traceparent");
}

test("continues the trace that the response with the document named", async () => {
  const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
  const timings = [{ name: "cdn-cache" }, { name: "traceparent", description: traceparent }];
  expect(await traceSent(timings)).toBe(traceparent);
});

test("sends no trace when the response named none", async () => {
  expect(await traceSent([])).toBeNull();
  expect(await traceSent([{ name: "cdn-cache", description: "hit" }])).toBeNull();
});

test("sends no trace from a browser that tells no timing of the server", async () => {
  expect(await traceSent(undefined)).toBeNull();
});
