/** @jest-environment jsdom */
import { storedKeys } from "@forecourt/contracts/visitor/stored-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { createShortlistStore } from "./shortlist-store.ts";

const car = { vin: "JA4J4TA81MZ000001", title: "Car" };
const key = "forecourt.garage";

beforeEach(() => localStorage.clear());

function openStore(mayKeep: () => boolean) {
  const store = createShortlistStore(() => window);
  store.connect(mayKeep);
  return store;
}

test("its place is known to be one that the visitor has to allow", () => {
  openStore(() => true).add("saved", car);
  expect(storedKeys.functional).toContain(localStorage.key(0));
});

test("nothing is written or read before it is allowed", () => {
  localStorage.setItem(key, JSON.stringify({ saved: [car] }));
  const store = openStore(() => false);
  expect(store.getState()).toEqual({
    shortlist: { saved: [], compared: [], seen: [] },
    isPersisted: false,
  });
  localStorage.clear();
  store.add("saved", car);
  expect(store.getState().shortlist.saved).toEqual([car]);
  expect(localStorage).toHaveLength(0);
});

test("what was gathered is kept from the moment it is allowed", () => {
  let allowed = false;
  const store = openStore(() => allowed);
  store.add("saved", car);
  allowed = true;
  store.add("seen", car);
  expect(store.getState().isPersisted).toBe(true);
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ saved: [car], seen: [car] });
});

test("what was kept is forgotten when it is not allowed any more, and gathered anew", () => {
  let allowed = true;
  const store = openStore(() => allowed);
  store.add("saved", car);
  allowed = false;
  localStorage.clear();
  store.applyConsent();
  expect(store.getState()).toMatchObject({ shortlist: { saved: [] }, isPersisted: false });
  store.add("compared", car);
  expect(localStorage).toHaveLength(0);
  allowed = true;
  store.applyConsent();
  expect(store.getState().isPersisted).toBe(true);
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ saved: [], compared: [car] });
});

test("another tab's change shows here", () => {
  const store = openStore(() => true);
  localStorage.setItem(key, JSON.stringify({ compared: [car] }));
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(store.getState().shortlist.compared).toEqual([car]);
});

test("a second page of the same visit finds what the first kept", () => {
  openStore(() => true).add("saved", car);
  expect(openStore(() => true).getState().shortlist.saved).toEqual([car]);
});
