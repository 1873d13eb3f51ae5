/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.ozark.example/"}
 */
import { withChoice } from "@forecourt/contracts/visitor/consent-choice";
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

describe("a cached anonymous page", () => {
  test("reads the visitor from cookies but hydrates the anonymous state", () => {
    setCookies(ada);
    const store = open();
    expect(store.getState()).toEqual(ada);
    expect(store.getInitialState()).toEqual(anonymousVisitor);
  });
});

describe("a change of the store", () => {
  test("is written to cookies when the visitor allows it", () => {
    const store = open({ initial: ada });
    setCookies(ada);
    store.setState({ lastName: "Lovelace" });
    expect(kept()).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
  });

  test("stays in this document without consent", () => {
    const store = open();
    store.setState({ firstName: "Ada" });
    expect(document.cookie).toBe("");
    window.dispatchEvent(new Event("focus"));
    expect(store.getState().firstName).toBe("Ada");
  });

  test("is written to cookies as soon as the visitor consents", () => {
    const store = open();
    store.setState({ firstName: "Ada" });
    store.setState(withChoice(store.getState(), "all", 2));
    expect(kept()).toMatchObject({ firstName: "Ada", hasAnswered: true });
    expect(kept().uniqueUserId).toMatch(/^[0-9a-f]{32}$/);
  });

  test("does not overwrite changes of another tab", () => {
    setCookies(ada);
    const store = open();
    setCookies({ ...ada, phone: "5735550142", isLead: true });
    store.setState({ lastName: "Lovelace" });
    const now = { firstName: "Ada", lastName: "Lovelace", phone: "5735550142" };
    expect(kept()).toMatchObject({ ...now, isLead: true });
    expect(store.getState()).toMatchObject(now);
  });
});

test("reads changes of another tab when this one gets the focus", () => {
  setCookies(ada);
  const store = open();
  setCookies({ ...ada, firstName: "Grace" });
  window.dispatchEvent(new Event("focus"));
  expect(store.getState().firstName).toBe("Grace");
  setCookies({ ...ada, allowed: [] });
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(store.getState()).toEqual({ ...anonymousVisitor, allowed: [], hasAnswered: true });
});

test("withdrawn consent deletes everything but the choice", () => {
  setCookies(ada);
  const store = open();
  store.setState(withChoice(store.getState(), [], 2), true);
  expect(document.cookie).toBe("allowCookies=essential; displayCookies=hide");
  expect(store.getState()).toEqual({ ...anonymousVisitor, allowed: [], hasAnswered: true });
});

test("below tier 2 all categories are granted and the banner stays unanswered", () => {
  const store = open({ tier: 1 });
  expect(store.getState()).toMatchObject({
    allowed: ["functional", "analytics", "targeting"],
    hasAnswered: false,
  });
  expect(kept(1)).toEqual(store.getState());
  expect(kept(2)).toEqual(anonymousVisitor);
});

test("claims and preferences, which scripts cannot read, stay in the store", () => {
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
