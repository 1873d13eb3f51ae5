import { stubFetch } from "@forecourt/testing/stub-fetch";
import { describe, expect, test } from "@jest/globals";
import { newIdempotencyKey, postJson } from "./post-json.ts";

const doFetch = stubFetch();

const read = (reply: unknown) =>
  typeof reply === "object" && reply !== null && "number" in reply ? reply.number : null;
const send = (timeoutMs = 5000) =>
  postJson("/api/leads/actions", { a: 1 }, { key: "key-1", read, timeoutMs });
const keysSent = () =>
  doFetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));

describe("postJson", () => {
  test("sends JSON with an idempotency key and parses the reply", async () => {
    doFetch.mockResolvedValue(Response.json({ number: "F-1" }));
    expect(await send()).toEqual({ ok: true, reply: "F-1" });
    const [path, init] = doFetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/leads/actions");
    expect(init).toMatchObject({ method: "POST", credentials: "same-origin", body: '{"a":1}' });
    expect(keysSent()).toEqual(["key-1"]);
  });

  test("uses keepalive on request", async () => {
    doFetch.mockImplementation(async () => Response.json({ number: "F-1" }));
    await send();
    await postJson("/api/visitor/terms", {}, { key: "key-2", read, keepalive: true });
    expect(doFetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false, true]);
  });

  test("retries once with the same key when the connection fails", async () => {
    doFetch
      .mockRejectedValueOnce(new TypeError("network"))
      .mockResolvedValue(Response.json({ number: "F-1" }));
    expect(await send()).toEqual({ ok: true, reply: "F-1" });
    expect(keysSent()).toEqual(["key-1", "key-1"]);
  });

  test("does not try a third time", async () => {
    doFetch.mockRejectedValue(new TypeError("network"));
    expect(await send()).toEqual({
      ok: false,
      error: { code: "unreachable", status: 0, fields: {} },
    });
    expect(doFetch).toHaveBeenCalledTimes(2);
  });

  test("stops at its time-out without a retry", async () => {
    doFetch.mockImplementation(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("late")));
        }),
    );
    expect(await send(20)).toMatchObject({ ok: false, error: { code: "unreachable" } });
    expect(doFetch).toHaveBeenCalledTimes(1);
  });

  test("does not retry after an error reply, and returns its field errors", async () => {
    const error = { code: "bad-body", message: "no", fields: { email: "Not an address", x: 1 } };
    doFetch.mockResolvedValue(Response.json({ error }, { status: 400 }));
    expect(await send()).toEqual({
      ok: false,
      error: { code: "bad-body", status: 400, fields: { email: "Not an address" } },
    });
    expect(doFetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["a page in place of an answer", new Response("<html>", { status: 503 }), 503],
    ["an empty answer", new Response("", { status: 200 }), 200],
    ["a reply of another shape", Response.json({ ok: true }), 200],
  ])("treats %s as no reply", async (_, response, status) => {
    doFetch.mockResolvedValue(response);
    expect(await send()).toEqual({ ok: false, error: { code: "unreachable", status, fields: {} } });
  });
});

test("creates unique keys", () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
