/** @jest-environment jsdom */
import { withChoice } from "@forecourt/contracts/consent";
import { type BuyingTerms, nobody, type Visitor } from "@forecourt/contracts/visitor";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { keepTerms } from "./keep-terms.ts";

const doFetch = jest.fn<typeof fetch>();
const original = globalThis.fetch;
let answers: ((ok: boolean) => void)[];
const listening = jest.spyOn(globalThis, "addEventListener");

beforeEach(() => {
  answers = [];
  doFetch.mockReset();
  doFetch.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((ok) =>
          resolve({ ok, status: ok ? 200 : 503, text: async () => '{"kept":true}' } as Response),
        );
      }),
  );
  globalThis.fetch = doFetch;
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockClear();
  globalThis.fetch = original;
});

const sent = () =>
  doFetch.mock.calls.map(([, init]): unknown =>
    typeof init?.body === "string" ? JSON.parse(init.body) : null,
  );
/** Answers what was asked last, and lets what follows from it happen. */
async function answer(ok = true): Promise<void> {
  answers.at(-1)?.(ok);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

function open(terms: BuyingTerms = {}, allowed: Visitor["allowed"] = ["functional"]) {
  const store = createVisitorStore({ ...nobody, hasAnswered: true, allowed, terms });
  const kept = keepTerms(store, 2);
  const say = (more: BuyingTerms) =>
    store.setState({ terms: { ...store.getState().terms, ...more } });
  return { store, kept, say };
}

describe("an answer", () => {
  test("is sent to the visitor service, and outlives its page", () => {
    open().say({ cashDown: 300_000 });
    const [path, init] = doFetch.mock.calls[0] ?? [];
    expect([path, init?.method, init?.keepalive]).toEqual(["/api/visitor/terms", "POST", true]);
    expect(sent()).toEqual([{ cashDown: 300_000 }]);
  });

  test("that the server knows already is not sent", () => {
    const { store, say } = open({ cashDown: 300_000 });
    say({ cashDown: 300_000 });
    store.setState({ firstName: "Ada" });
    expect(sent()).toEqual([]);
  });

  test("waits for the one before, however fast they come, and only the last of its kind goes", async () => {
    const { say } = open();
    say({ cashDown: 100_000 });
    say({ cashDown: 200_000 });
    say({ cashDown: 300_000, creditScore: 690 });
    expect(sent()).toEqual([{ cashDown: 100_000 }]);
    await answer();
    expect(sent()).toEqual([{ cashDown: 100_000 }, { cashDown: 300_000, creditScore: 690 }]);
    await answer();
    expect(sent()).toHaveLength(2);
  });

  test("that was not taken goes along with the next one", async () => {
    const { store, say } = open();
    say({ cashDown: 100_000 });
    await answer(false);
    expect(sent()).toHaveLength(1);
    expect(store.getState().terms).toEqual({ cashDown: 100_000 });
    say({ months: 60 });
    expect(sent()).toEqual([{ cashDown: 100_000 }, { cashDown: 100_000, months: 60 }]);
  });

  test("that still waits when the page is left is sent at once", () => {
    const { say } = open();
    say({ cashDown: 100_000 });
    dispatchEvent(new Event("pagehide"));
    expect(sent()).toHaveLength(1);
    say({ months: 60 });
    dispatchEvent(new Event("pagehide"));
    expect(sent()).toEqual([{ cashDown: 100_000 }, { cashDown: 100_000, months: 60 }]);
  });
});

describe("where nothing may be kept", () => {
  test("answers live in this document, until they may", () => {
    const { store, say } = open({}, []);
    say({ cashDown: 100_000 });
    dispatchEvent(new Event("pagehide"));
    expect(sent()).toEqual([]);
    expect(store.getState().terms).toEqual({ cashDown: 100_000 });
    store.setState(withChoice(store.getState(), "all", 2), true);
    expect(sent()).toEqual([{ cashDown: 100_000 }]);
  });

  test("what was kept is deleted with the consent, after what is under way", async () => {
    const { store, say } = open({ months: 60 });
    say({ cashDown: 100_000 });
    store.setState(withChoice(store.getState(), [], 2), true);
    expect(store.getState().terms).toEqual({});
    expect(sent()).toEqual([{ cashDown: 100_000 }]);
    await answer();
    expect(sent()).toEqual([{ cashDown: 100_000 }, {}]);
    await answer();
    // What is answered and allowed from then on is all new to the server.
    store.setState(withChoice(store.getState(), "all", 2), true);
    say({ months: 60 });
    expect(sent().at(-1)).toEqual({ months: 60 });
    expect(sent()).toHaveLength(3);
  });
});

describe("what comes from the server", () => {
  test("is taken over where this document knows nothing, and is not sent back", () => {
    const { store, kept } = open({ cashDown: 100_000 });
    kept.adopt({ cashDown: 900_000, months: 72 });
    expect(store.getState().terms).toEqual({ cashDown: 100_000, months: 72 });
    kept.adopt({});
    kept.adopt(undefined);
    expect(store.getState().terms).toEqual({ cashDown: 100_000, months: 72 });
    expect(sent()).toEqual([]);
  });

  test("changes nothing for those who read the store when it says nothing new", () => {
    const { store, kept } = open({ months: 72 });
    const before = store.getState().terms;
    kept.adopt({ months: 72 });
    expect(store.getState().terms).toBe(before);
  });
});
