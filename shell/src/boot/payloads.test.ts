import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { type AskPayload, createPayloads, type Payload } from "./payloads.ts";

const going = new AbortController().signal;

/** A server that answers when it is told to. */
function server() {
  const asked: { path: string; ahead: boolean; signal: AbortSignal }[] = [];
  const answers: PromiseWithResolvers<Payload>[] = [];
  const ask: AskPayload = (path, signal, ahead) => {
    const answer = Promise.withResolvers<Payload>();
    signal.addEventListener("abort", () => answer.reject(signal.reason));
    asked.push({ path, ahead, signal });
    answers.push(answer);
    return answer.promise;
  };
  const answer = (index: number, to: string) => answers[index]?.resolve({ redirect: to });
  const aborted = () => asked.filter(({ signal }) => signal.aborted).map(({ path }) => path);
  return { ask, asked, answers, answer, aborted };
}

function setUp() {
  const site = server();
  const early: Payload[] = [];
  return { ...site, early, payloads: createPayloads(site.ask, (payload) => early.push(payload)) };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe("payloads that are fetched ahead", () => {
  test("a navigation takes what is there, and asks nobody", async () => {
    const { payloads, asked, answer, early } = setUp();
    payloads.prefetch("/a");
    answer(0, "/is-a");
    await settled();
    expect(await payloads.take("/a", going)).toEqual({ redirect: "/is-a" });
    expect(asked.map(({ path, ahead }) => [path, ahead])).toEqual([["/a", true]]);
    expect(early).toEqual([{ redirect: "/is-a" }]);
  });

  test("a navigation takes what is on its way", async () => {
    const { payloads, asked, answer } = setUp();
    payloads.prefetch("/a");
    const taken = payloads.take("/a", going);
    answer(0, "/is-a");
    expect(await taken).toEqual({ redirect: "/is-a" });
    expect(asked).toHaveLength(1);
  });

  test("is used once: the next navigation sees the server's answer of then", async () => {
    const { payloads, asked, answer } = setUp();
    payloads.prefetch("/a");
    answer(0, "/then");
    await settled();
    await payloads.take("/a", going);
    const again = payloads.take("/a", going);
    answer(1, "/now");
    expect(await again).toEqual({ redirect: "/now" });
    expect(asked[1]?.ahead).toBe(false);
  });

  test("is asked for anew after thirty seconds", async () => {
    const { payloads, asked, answer } = setUp();
    payloads.prefetch("/a");
    answer(0, "/then");
    await jest.advanceTimersByTimeAsync(30_000);
    const taken = payloads.take("/a", going);
    answer(1, "/now");
    expect(await taken).toEqual({ redirect: "/now" });
    expect(asked).toHaveLength(2);
  });

  test("is asked for once while it is there", async () => {
    const { payloads, asked, answer } = setUp();
    payloads.prefetch("/a");
    payloads.prefetch("/a");
    answer(0, "/is-a");
    await settled();
    payloads.prefetch("/a");
    expect(asked).toHaveLength(1);
  });

  test("ends when nobody means it any more", () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    payloads.drop("/a");
    expect(aborted()).toEqual(["/a"]);
  });

  test("goes on when the click has come, whatever the pointer does then", () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    payloads.hold("/a", true);
    payloads.drop("/a");
    expect(aborted()).toEqual([]);
  });

  test("ends with the navigation that waits for it", async () => {
    const { payloads, aborted } = setUp();
    payloads.prefetch("/a");
    const navigation = new AbortController();
    const taken = payloads.take("/a", navigation.signal);
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
    const { payloads, asked, answer } = setUp();
    for (let index = 0; index <= 10; index++) {
      payloads.prefetch(`/${index}`);
      answer(index, "/");
      await settled();
    }
    await payloads.take("/1", going);
    expect(asked).toHaveLength(11);
    void payloads.take("/0", going);
    expect(asked).toHaveLength(12);
  });

  test.each<[string, (answer: PromiseWithResolvers<Payload>) => void]>([
    ["that failed", ({ reject }) => reject(new Error("status 503"))],
    ["that no network answered", ({ resolve }) => resolve({ unreachable: true })],
  ])("what was fetched ahead and %s is asked for again", async (_name, end) => {
    const { payloads, answers, answer, early } = setUp();
    payloads.prefetch("/a");
    const taken = payloads.take("/a", going);
    if (answers[0]) end(answers[0]);
    await settled();
    answer(1, "/now");
    expect(await taken).toEqual({ redirect: "/now" });
    expect(early).toEqual([]);
  });
});
