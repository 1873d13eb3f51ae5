import { describe, expect, test } from "@jest/globals";
import { askedStore, pathAfterChoice, pathForStore } from "./asked-store.ts";

const ids = ["columbia", "sedalia"];

describe("the store that an address asks for", () => {
  test.each([
    ["/service?store=sedalia", "sedalia"],
    ["/?store=sedalia", "sedalia"],
    ["/es/service?a=b&store=columbia#hours", "columbia"],
    ["/service", null],
    ["/service?store=", null],
    ["/service?store=mars", null],
    ["/service?chosen-store=sedalia", null],
    // A filter of the list of cars, and a page that is about a store anyway.
    ["/cars-for-sale?store=sedalia", null],
    ["/es/used-cars-for-sale/toyota?store=sedalia", null],
    ["/locations/columbia?store=sedalia", null],
  ])("%s: %s", (address, store) => {
    expect(askedStore(address, ids)).toBe(store);
  });

  test("is none at a dealer with one store", () => {
    expect(askedStore("/service?store=sedalia", ["sedalia"])).toBeNull();
  });
});

test.each([
  ["/service", "/service?store=rolla"],
  ["/service?a=b#hours", "/service?a=b&store=rolla#hours"],
  ["/#reviews", "/?store=rolla#reviews"],
  ["/contact-us?store=sedalia", "/contact-us?store=sedalia"],
  ["/cars-for-sale/suvs?sort=priceLow", "/cars-for-sale/suvs?sort=priceLow&store=rolla"],
  ["/cars-for-sale?store=sedalia", "/cars-for-sale?store=sedalia"],
  ["/es/locations/sedalia", "/es/locations/sedalia"],
])("the path %s for a store is %s", (path, expected) => {
  expect(pathForStore(path, "rolla")).toBe(expected);
});

test.each([
  ["/locations/sedalia", "rolla", "/locations/rolla"],
  ["/es/locations/sedalia#reviews", "rolla", "/es/locations/rolla"],
  ["/locations/sedalia", "", "/locations"],
  ["/locations", "rolla", "/locations"],
  ["/contact-us?topic=selling&store=sedalia#form", "rolla", "/contact-us?topic=selling#form"],
  ["/service?a=b", "rolla", "/service?a=b"],
])("from %s the choice of %j leads to %s", (path, store, expected) => {
  expect(pathAfterChoice(path, store)).toBe(expected);
});
