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
  test("sends JSON with its key to this site and reads the reply", async () => {
    doFetch.mockResolvedValue(Response.json({ number: "F-1" }));
    expect(await send()).toEqual({ ok: true, reply: "F-1" });
    const [path, init] = doFetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/leads/actions");
    expect(init).toMatchObject({ method: "POST", credentials: "same-origin", body: '{"a":1}' });
    expect(keysSent()).toEqual(["key-1"]);
  });

  test("outlives its page where that is asked for", async () => {
    doFetch.mockImplementation(async () => Response.json({ number: "F-1" }));
    await send();
    await postJson("/api/visitor/terms", {}, { key: "key-2", read, isKeptAlive: true });
    expect(doFetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false, true]);
  });

  test("tries once more with the same key when the connection fails", async () => {
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

  test("gives up when its time is over, without another try", async () => {
    doFetch.mockImplementation(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("late")));
        }),
    );
    expect(await send(20)).toMatchObject({ ok: false, error: { code: "unreachable" } });
    expect(doFetch).toHaveBeenCalledTimes(1);
  });

  test("does not repeat what was answered, and says what was found where", async () => {
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
  ])("takes %s for none", async (_, response, status) => {
    doFetch.mockResolvedValue(response);
    expect(await send()).toEqual({ ok: false, error: { code: "unreachable", status, fields: {} } });
  });
});

test("no two keys are alike", () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
