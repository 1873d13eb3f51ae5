import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { createPayloadCache, type FetchPayload, type Payload } from "./payload-cache.ts";

const active = new AbortController().signal;

/** A server whose responses the test resolves. */
function server() {
  const requested: { path: string; isPrefetch: boolean; signal: AbortSignal }[] = [];
  const answers: PromiseWithResolvers<Payload>[] = [];
  const fetchPayload: FetchPayload = (path, signal, isPrefetch) => {
    const answer = Promise.withResolvers<Payload>();
    signal.addEventListener("abort", () => answer.reject(signal.reason));
    requested.push({ path, isPrefetch, signal });
    answers.push(answer);
    return answer.promise;
  };
  const answer = (index: number, to: string) => answers[index]?.resolve({ redirect: to });
  const aborted = () => requested.filter(({ signal }) => signal.aborted).map(({ path }) => path);
  return { fetchPayload, requested, answers, answer, aborted };
}

function setUp() {
  const site = server();
  const prefetched: Payload[] = [];
  return {
    ...site,
    prefetched,
    payloads: createPayloadCache(site.fetchPayload, (payload) => prefetched.push(payload)),
  };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe("payloads that are fetched isPrefetch", () => {
  test("a navigation takes what is there, and asks nobody", async () => {
    const { payloads, requested, answer, prefetched } = setUp();
    payloads.prefetch("/a");
    answer(0, "/is-a");
    await settled();
    expect(await payloads.consume("/a", active)).toEqual({ redirect: "/is-a" });
    expect(requested.map(({ path, isPrefetch }) => [path, isPrefetch])).toEqual([["/a", true]]);
    expect(prefetched).toEqual([{ redirect: "/is-a" }]);
  });

  test("a navigation takes what is on its way", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    const taken = payloads.consume("/a", active);
    answer(0, "/is-a");
    expect(await taken).toEqual({ redirect: "/is-a" });
    expect(requested).toHaveLength(1);
  });

  test("is used once: the next navigation sees the server's answer of then", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    answer(0, "/then");
    await settled();
    await payloads.consume("/a", active);
    const again = payloads.consume("/a", active);
    answer(1, "/now");
    expect(await again).toEqual({ redirect: "/now" });
    expect(requested[1]?.isPrefetch).toBe(false);
  });

  test("is requested for anew after thirty seconds", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    answer(0, "/then");
    await jest.advanceTimersByTimeAsync(30_000);
    const taken = payloads.consume("/a", active);
    answer(1, "/now");
    expect(await taken).toEqual({ redirect: "/now" });
    expect(requested).toHaveLength(2);
  });

  test("is requested for once while it is there", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    payloads.prefetch("/a");
    answer(0, "/is-a");
    await settled();
    payloads.prefetch("/a");
    expect(requested).toHaveLength(1);
  });

  test("ends when nobody means it any more", () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    payloads.cancel("/a");
    expect(aborted()).toEqual(["/a"]);
  });

  test("goes on when the click has come, whatever the pointer does then", () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    payloads.pin("/a", true);
    payloads.cancel("/a");
    expect(aborted()).toEqual([]);
  });

  test("ends with the navigation that waits for it", async () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    const navigation = new AbortController();
    const taken = payloads.consume("/a", navigation.signal);
    navigation.abort(new Error("another click"));
    await expect(taken).rejects.toThrow("another click");
    expect(aborted()).toEqual(["/a"]);
  });

  test("five are on their way at once: a sixth ends the first", () => {
    const { payloads, aborted } = setUp();
    for (const path of ["/1", "/2", "/3", "/4", "/5"]) payloads.prefetch(path);
    expect(aborted()).toEqual([]);
    payloads.prefetch("/6");
    expect(aborted()).toEqual(["/1"]);
  });

  test("ten wait at most, the oldest goes first", async () => {
    const { payloads, requested, answer } = setUp();
    for (let index = 0; index <= 10; index++) {
      payloads.prefetch(`/${index}`);
      answer(index, "/");
      await settled();
    }
    await payloads.consume("/1", active);
    expect(requested).toHaveLength(11);
    void payloads.consume("/0", active);
    expect(requested).toHaveLength(12);
  });

  test.each<[string, (answer: PromiseWithResolvers<Payload>) => void]>([
    ["that failed", ({ reject }) => reject(new Error("status 503"))],
    ["that no network answered", ({ resolve }) => resolve({ unreachable: true })],
  ])("what was fetched isPrefetch and %s is requested for again", async (_name, end) => {
    const { payloads, answers, answer, prefetched } = setUp();
    payloads.prefetch("/a");
    const taken = payloads.consume("/a", active);
    if (answers[0]) end(answers[0]);
    await settled();
    answer(1, "/now");
    expect(await taken).toEqual({ redirect: "/now" });
    expect(prefetched).toEqual([]);
  });
});
