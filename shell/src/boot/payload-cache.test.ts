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

describe("createPayloadCache", () => {
  test("returns a prefetched payload without a request", async () => {
    const { payloads, requested, answer, prefetched } = setUp();
    payloads.prefetch("/a");
    answer(0, "/is-a");
    await settled();
    expect(await payloads.consume("/a", active)).toEqual({ redirect: "/is-a" });
    expect(requested.map(({ path, isPrefetch }) => [path, isPrefetch])).toEqual([["/a", true]]);
    expect(prefetched).toEqual([{ redirect: "/is-a" }]);
  });

  test("returns a payload that is still loading", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    const taken = payloads.consume("/a", active);
    answer(0, "/is-a");
    expect(await taken).toEqual({ redirect: "/is-a" });
    expect(requested).toHaveLength(1);
  });

  test("uses a prefetched payload only once", async () => {
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

  test("requests a discarded payload again", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    answer(0, "/before");
    await settled();
    payloads.discard("/a");
    const again = payloads.consume("/a", active);
    answer(1, "/after");
    expect(await again).toEqual({ redirect: "/after" });
    expect(requested[1]?.isPrefetch).toBe(false);
  });

  test("requests the payload again after thirty seconds", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    answer(0, "/then");
    await jest.advanceTimersByTimeAsync(30_000);
    const taken = payloads.consume("/a", active);
    answer(1, "/now");
    expect(await taken).toEqual({ redirect: "/now" });
    expect(requested).toHaveLength(2);
  });

  test("does not prefetch a cached payload again", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    payloads.prefetch("/a");
    answer(0, "/is-a");
    await settled();
    payloads.prefetch("/a");
    expect(requested).toHaveLength(1);
  });

  test("aborts a canceled prefetch", () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    payloads.cancel("/a");
    expect(aborted()).toEqual(["/a"]);
  });

  test("does not cancel a pinned prefetch", () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    payloads.pin("/a", true);
    payloads.cancel("/a");
    expect(aborted()).toEqual([]);
  });

  test("aborts with the navigation that consumes it", async () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    const navigation = new AbortController();
    const taken = payloads.consume("/a", navigation.signal);
    navigation.abort(new Error("another click"));
    await expect(taken).rejects.toThrow("another click");
    expect(aborted()).toEqual(["/a"]);
  });

  test("aborts the first of six concurrent prefetches", () => {
    const { payloads, aborted } = setUp();
    for (const path of ["/1", "/2", "/3", "/4", "/5"]) payloads.prefetch(path);
    expect(aborted()).toEqual([]);
    payloads.prefetch("/6");
    expect(aborted()).toEqual(["/1"]);
  });

  test("caches ten payloads and evicts the oldest", async () => {
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
    ["failed", ({ reject }) => reject(new Error("status 503"))],
    ["was unreachable", ({ resolve }) => resolve({ unreachable: true })],
  ])("requests a payload again whose prefetch %s", async (_name, end) => {
    const { payloads, answers, answer, prefetched } = setUp();
    payloads.prefetch("/a");
    const taken = payloads.consume("/a", active);
    if (answers[0]) end(answers[0]);
    await settled();
    answer(1, "/now");
    expect(await taken).toEqual({ redirect: "/now" });
    expect(prefetched).toEqual([]);
  });

  test("rejects every navigation once another build is live, also to what was prefetched", async () => {
    const { payloads, requested, answer } = setUp();
    payloads.prefetch("/a");
    answer(0, "/now");
    await settled();
    payloads.expire();
    await expect(payloads.consume("/a", active)).rejects.toThrow("new build");
    expect(requested).toHaveLength(1);
  });
});
