/** @jest-environment jsdom */
import { withChoice } from "@forecourt/contracts/visitor/consent-choice";
import {
  anonymousVisitor,
  type BuyerPreferences,
  type Visitor,
} from "@forecourt/contracts/visitor/visitor";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { syncPreferences } from "./preference-sync.ts";

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
/** Responds to the last request and waits for what follows. */
async function answer(ok = true): Promise<void> {
  answers.at(-1)?.(ok);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

function open(terms: BuyerPreferences = {}, allowed: Visitor["allowed"] = ["functional"]) {
  const store = createVisitorStore({ ...anonymousVisitor, hasAnswered: true, allowed, terms });
  const sync = syncPreferences(store, 2);
  const edit = (more: BuyerPreferences) =>
    store.setState({ terms: { ...store.getState().terms, ...more } });
  return { store, sync, edit };
}

describe("a local edit", () => {
  test("is sent to the visitor service with keepalive", () => {
    open().edit({ cashDown: 300_000 });
    const [path, init] = doFetch.mock.calls[0] ?? [];
    expect([path, init?.method, init?.keepalive]).toEqual(["/api/visitor/terms", "POST", true]);
    expect(sent()).toEqual([{ cashDown: 300_000 }]);
  });

  test("is unsaved until the server has accepted it", async () => {
    const { sync, edit } = open();
    edit({ cashDown: 300_000 });
    expect(sync.unsaved()).toEqual({ cashDown: 300_000 });
    await answer();
    expect(sync.unsaved()).toEqual({});
  });

  test("of the cash down in one form replaces the other", async () => {
    const { store, sync } = open({ cashDown: 300_000, months: 60 });
    store.setState({ terms: { cashDownPercent: 15, months: 60 } });
    sync.merge({ cashDown: 300_000, months: 48 }, performance.now());
    expect(store.getState().terms).toEqual({ cashDownPercent: 15, months: 48 });
    await answer();
    expect(sent()).toEqual([{ cashDownPercent: 15 }]);
    expect(sync.unsaved()).toEqual({});
  });

  test("is not sent when the server has the same value", () => {
    const { store, edit } = open({ cashDown: 300_000 });
    edit({ cashDown: 300_000 });
    store.setState({ firstName: "Ada" });
    expect(sent()).toEqual([]);
  });

  test("waits for the request before it, and only the latest value is sent", async () => {
    const { edit } = open();
    edit({ cashDown: 100_000 });
    edit({ cashDown: 200_000 });
    edit({ cashDown: 300_000, creditScore: 690 });
    expect(sent()).toEqual([{ cashDown: 100_000 }]);
    await answer();
    expect(sent()).toEqual([{ cashDown: 100_000 }, { cashDown: 300_000, creditScore: 690 }]);
    await answer();
    expect(sent()).toHaveLength(2);
  });

  test("that failed is sent again with the next edit", async () => {
    const { store, edit } = open();
    edit({ cashDown: 100_000 });
    await answer(false);
    expect(sent()).toHaveLength(1);
    expect(store.getState().terms).toEqual({ cashDown: 100_000 });
    edit({ months: 60 });
    expect(sent()).toEqual([{ cashDown: 100_000 }, { cashDown: 100_000, months: 60 }]);
  });

  test("that is not sent when the page is left is sent at once", () => {
    const { edit } = open();
    edit({ cashDown: 100_000 });
    dispatchEvent(new Event("pagehide"));
    expect(sent()).toHaveLength(1);
    edit({ months: 60 });
    dispatchEvent(new Event("pagehide"));
    expect(sent()).toEqual([{ cashDown: 100_000 }, { cashDown: 100_000, months: 60 }]);
  });
});

describe("without consent to functional storage", () => {
  test("keeps edits in this document and sends them after consent", () => {
    const { store, edit } = open({}, []);
    edit({ cashDown: 100_000 });
    dispatchEvent(new Event("pagehide"));
    expect(sent()).toEqual([]);
    expect(store.getState().terms).toEqual({ cashDown: 100_000 });
    store.setState(withChoice(store.getState(), "all", 2), true);
    expect(sent()).toEqual([{ cashDown: 100_000 }]);
  });

  test("deletes saved preferences after the request in flight when consent is withdrawn", async () => {
    const { store, edit } = open({ months: 60 });
    edit({ cashDown: 100_000 });
    store.setState(withChoice(store.getState(), [], 2), true);
    expect(store.getState().terms).toEqual({});
    expect(sent()).toEqual([{ cashDown: 100_000 }]);
    await answer();
    expect(sent()).toEqual([{ cashDown: 100_000 }, {}]);
    await answer();
    // The server has nothing any more, so later edits are all sent.
    store.setState(withChoice(store.getState(), "all", 2), true);
    edit({ months: 60 });
    expect(sent().at(-1)).toEqual({ months: 60 });
    expect(sent()).toHaveLength(3);
  });

  test("retries a failed deletion with the next request", async () => {
    const { store, edit } = open({ months: 60 });
    store.setState(withChoice(store.getState(), [], 2), true);
    await answer(false);
    expect(sent()).toEqual([{}]);
    store.setState({ hasAnswered: true });
    await answer(false);
    expect(sent()).toEqual([{}, {}]);
    // After consent is given again, new edits are saved, and no earlier ones.
    store.setState(withChoice(store.getState(), "all", 2), true);
    edit({ months: 72 });
    expect(sent()).toEqual([{}, {}, {}]);
    await answer();
    expect(sent()).toEqual([{}, {}, {}, { months: 72 }]);
    await answer();
    store.setState({ hasAnswered: true });
    expect(sent()).toHaveLength(4);
  });

  test("retries a failed deletion when the page is left", async () => {
    const { store, edit } = open();
    edit({ months: 60 });
    store.setState(withChoice(store.getState(), [], 2), true);
    dispatchEvent(new Event("pagehide"));
    expect(sent()).toEqual([{ months: 60 }, {}]);
    await answer(false);
  });
});

describe("merge", () => {
  const now = () => performance.now();

  test("adds values from the server without sending them back", () => {
    const { store, sync } = open({ cashDown: 100_000 });
    sync.merge({ cashDown: 100_000, months: 72 }, now());
    expect(store.getState().terms).toEqual({ cashDown: 100_000, months: 72 });
    sync.merge({}, now());
    sync.merge(undefined, now());
    expect(store.getState().terms).toEqual({ cashDown: 100_000, months: 72 });
    expect(sent()).toEqual([]);
  });

  test("overwrites values that were saved before the request", async () => {
    const { store, sync, edit } = open({ cashDown: 100_000 });
    edit({ months: 60 });
    await answer();
    sync.merge({ cashDown: 900_000, months: 72 }, now());
    expect(store.getState().terms).toEqual({ cashDown: 900_000, months: 72 });
    expect(sent()).toEqual([{ months: 60 }]);
    // The corrected value is now the server's copy.
    edit({ months: 60 });
    expect(sent()).toEqual([{ months: 60 }, { months: 60 }]);
  });

  test("keeps edits that are in flight or failed", async () => {
    const { store, sync, edit } = open({ cashDown: 100_000, creditScore: 690 });
    edit({ cashDown: 200_000 });
    sync.merge({ cashDown: 900_000, creditScore: 540 }, now());
    expect(store.getState().terms).toEqual({ cashDown: 200_000, creditScore: 540 });
    // Also when the edit in flight was changed back meanwhile.
    edit({ cashDown: 100_000 });
    sync.merge({ cashDown: 800_000 }, now());
    await answer();
    await answer(false);
    sync.merge({ cashDown: 900_000, creditScore: 550 }, now());
    expect(store.getState().terms).toEqual({ cashDown: 100_000, creditScore: 550 });
    expect(sent().slice(0, 2)).toEqual([{ cashDown: 200_000 }, { cashDown: 100_000 }]);
  });

  test("keeps edits that were saved after the request", async () => {
    const { store, sync, edit } = open({ cashDown: 100_000 });
    const requestedAt = now();
    edit({ cashDown: 200_000 });
    await answer();
    sync.merge({ cashDown: 100_000, months: 72 }, requestedAt);
    expect(store.getState().terms).toEqual({ cashDown: 200_000, months: 72 });
    expect(sent()).toHaveLength(1);
    sync.merge({ cashDown: 900_000 }, now());
    expect(store.getState().terms.cashDown).toBe(900_000);
  });

  test("restores nothing while a deletion is pending", async () => {
    const { store, sync } = open({ months: 72 });
    store.setState(withChoice(store.getState(), [], 2), true);
    sync.merge({ months: 72 }, now());
    store.setState(withChoice(store.getState(), "all", 2), true);
    sync.merge({ months: 72 }, now());
    await answer(false);
    sync.merge({ months: 72 }, now());
    expect(store.getState().terms).toEqual({});
  });

  test("does not update the store when nothing changed", () => {
    const { store, sync } = open({ months: 72 });
    const before = store.getState().terms;
    sync.merge({ months: 72 }, now());
    expect(store.getState().terms).toBe(before);
  });
});
