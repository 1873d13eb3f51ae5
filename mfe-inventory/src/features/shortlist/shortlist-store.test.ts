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

test("its storage key is listed with its consent category", () => {
  openStore(() => true).add("saved", car);
  expect(storedKeys.functional).toContain(localStorage.key(0));
});

test("neither writes nor reads storage before consent", () => {
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

test("stores the current shortlist on consent", () => {
  let allowed = false;
  const store = openStore(() => allowed);
  store.add("saved", car);
  allowed = true;
  store.add("seen", car);
  expect(store.getState().isPersisted).toBe(true);
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ saved: [car], seen: [car] });
});

test("deletes the stored shortlist on revocation, and starts empty", () => {
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

test("follows changes of another tab", () => {
  const store = openStore(() => true);
  localStorage.setItem(key, JSON.stringify({ compared: [car] }));
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(store.getState().shortlist.compared).toEqual([car]);
});

test("restores the shortlist on the next page", () => {
  openStore(() => true).add("saved", car);
  expect(openStore(() => true).getState().shortlist.saved).toEqual([car]);
});
