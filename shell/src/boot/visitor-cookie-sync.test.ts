/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.ozark.example/"}
 */
import { withChoice } from "@forecourt/contracts/visitor/consent";
import {
  anonymousVisitor,
  type Visitor,
  visitorCookies,
} from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { syncVisitorCookies } from "./visitor-cookie-sync.ts";

const ada: Visitor = {
  ...anonymousVisitor,
  firstName: "Ada",
  allowed: ["functional"],
  hasAnswered: true,
  uniqueUserId: "0123456789abcdef0123456789abcdef",
};

function setCookies(visitor: Visitor): void {
  for (const text of cookieChanges(document.cookie, visitor, 2)) document.cookie = text;
}

function open({ initial = anonymousVisitor, tier = 2 }: { initial?: Visitor; tier?: number } = {}) {
  const store = createVisitorStore(initial);
  syncVisitorCookies(store, tier);
  return store;
}

const kept = (cookieTier = 2) =>
  readVisitor(document.cookie, { cookieTier, globalPrivacyControl: false });

beforeEach(() => {
  for (const name of Object.values(visitorCookies)) {
    document.cookie = `${name}=; Path=/; Max-Age=0; Secure`;
  }
});

describe("a page from memory, which was drawn for nobody", () => {
  test("knows its visitor before it comes alive, and its first render is what was drawn", () => {
    setCookies(ada);
    const store = open();
    expect(store.getState()).toEqual(ada);
    expect(store.getInitialState()).toEqual(anonymousVisitor);
  });
});

describe("what changes", () => {
  test("is kept as far as the visitor allows", () => {
    const store = open({ initial: ada });
    setCookies(ada);
    store.setState({ lastName: "Lovelace" });
    expect(kept()).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
  });

  test("lives in this document where nothing may be kept", () => {
    const store = open();
    store.setState({ firstName: "Ada" });
    expect(document.cookie).toBe("");
    window.dispatchEvent(new Event("focus"));
    expect(store.getState().firstName).toBe("Ada");
  });

  test("is kept from the moment on that it may be", () => {
    const store = open();
    store.setState({ firstName: "Ada" });
    store.setState(withChoice(store.getState(), "all", 2));
    expect(kept()).toMatchObject({ firstName: "Ada", hasAnswered: true });
    expect(kept().uniqueUserId).toMatch(/^[0-9a-f]{32}$/);
  });

  test("does not undo what another tab has changed meanwhile", () => {
    setCookies(ada);
    const store = open();
    setCookies({ ...ada, phone: "5735550142", isLead: true });
    store.setState({ lastName: "Lovelace" });
    const now = { firstName: "Ada", lastName: "Lovelace", phone: "5735550142" };
    expect(kept()).toMatchObject({ ...now, isLead: true });
    expect(store.getState()).toMatchObject(now);
  });
});

test("what another tab has changed shows as soon as this one is looked at", () => {
  setCookies(ada);
  const store = open();
  setCookies({ ...ada, firstName: "Grace" });
  window.dispatchEvent(new Event("focus"));
  expect(store.getState().firstName).toBe("Grace");
  setCookies({ ...ada, allowed: [] });
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(store.getState()).toEqual({ ...anonymousVisitor, allowed: [], hasAnswered: true });
});

test("consent that is taken back leaves nothing but the choice", () => {
  setCookies(ada);
  const store = open();
  store.setState(withChoice(store.getState(), [], 2), true);
  expect(document.cookie).toBe("allowCookies=essential; displayCookies=hide");
  expect(store.getState()).toEqual({ ...anonymousVisitor, allowed: [], hasAnswered: true });
});

test("below tier 2 everything is granted at once, and the banner is not answered by that", () => {
  const store = open({ tier: 1 });
  expect(store.getState()).toMatchObject({
    allowed: ["functional", "analytics", "targeting"],
    hasAnswered: false,
  });
  expect(kept(1)).toEqual(store.getState());
  expect(kept(2)).toEqual(anonymousVisitor);
});

test("what was proven and answered is not forgotten because no script can read it", () => {
  setCookies(ada);
  const proven = { ...anonymousVisitor.proven, phoneVerified: "5735550142" };
  const terms = { creditScore: 787 };
  const store = open({ initial: { ...ada, proven, terms } });
  window.dispatchEvent(new Event("focus"));
  expect(store.getState()).toMatchObject({ proven, terms });
  store.setState({ terms: { creditScore: 788 } });
  expect(store.getState().terms).toEqual({ creditScore: 788 });
  expect(document.cookie).not.toMatch(/78[78]|terms/);
});
