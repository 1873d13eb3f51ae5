/** @jest-environment jsdom */
import { storedKeys } from "@forecourt/contracts/visitor/stored-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { createGarageStore } from "./garage-store.ts";

const car = { vin: "JA4J4TA81MZ000001", title: "Car" };
const key = "forecourt.garage";

beforeEach(() => localStorage.clear());

function openStore(mayKeep: () => boolean) {
  const store = createGarageStore(() => window);
  store.open(mayKeep);
  return store;
}

test("its place is known to be one that the visitor has to allow", () => {
  openStore(() => true).put("saved", car);
  expect(storedKeys.functional).toContain(localStorage.key(0));
});

test("nothing is written or read before it is allowed", () => {
  localStorage.setItem(key, JSON.stringify({ saved: [car] }));
  const store = openStore(() => false);
  expect(store.getState()).toEqual({
    garage: { saved: [], compared: [], seen: [] },
    isKept: false,
  });
  localStorage.clear();
  store.put("saved", car);
  expect(store.getState().garage.saved).toEqual([car]);
  expect(localStorage).toHaveLength(0);
});

test("what was gathered is kept from the moment it is allowed", () => {
  let allowed = false;
  const store = openStore(() => allowed);
  store.put("saved", car);
  allowed = true;
  store.put("seen", car);
  expect(store.getState().isKept).toBe(true);
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ saved: [car], seen: [car] });
});

test("what was kept is forgotten when it is not allowed any more, and gathered anew", () => {
  let allowed = true;
  const store = openStore(() => allowed);
  store.put("saved", car);
  allowed = false;
  localStorage.clear();
  store.heedConsent();
  expect(store.getState()).toMatchObject({ garage: { saved: [] }, isKept: false });
  store.put("compared", car);
  expect(localStorage).toHaveLength(0);
  allowed = true;
  store.heedConsent();
  expect(store.getState().isKept).toBe(true);
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ saved: [], compared: [car] });
});

test("another tab's change shows here", () => {
  const store = openStore(() => true);
  localStorage.setItem(key, JSON.stringify({ compared: [car] }));
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(store.getState().garage.compared).toEqual([car]);
});

test("a second page of the same visit finds what the first kept", () => {
  openStore(() => true).put("saved", car);
  expect(openStore(() => true).getState().garage.saved).toEqual([car]);
});
