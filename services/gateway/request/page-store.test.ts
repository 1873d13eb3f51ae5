import { describe, expect, test } from "@jest/globals";
import { askingStore, locationForStore } from "./page-store.ts";

const dealer = { storeIds: ["north", "south"] };
const host = "www.ozark.example";

test.each([
  [`https://${host}/service?store=south`, "south"],
  [`https://${host}/es/service/schedule?offer=oil&store=north`, "north"],
  [`https://${host}/service?store=mars`, null],
  [`https://${host}/cars-for-sale?store=south`, null],
  ["https://evil.example/service?store=south", null],
  ["no address", null],
  [undefined, null],
])("a form on %s is for the store %s", (referer, store) => {
  expect(askingStore({ referer, host }, dealer)).toBe(store);
});

describe("locationForStore", () => {
  test.each([
    ["/service/schedule/token/time", "/service/schedule/token/time?store=south"],
    ["/es/contact-us?sent=1#form", "/es/contact-us?sent=1&store=south#form"],
    ["/service?store=north", "/service?store=north"],
    ["/api/leads", "/api/leads"],
    ["https://lender.example/apply", "https://lender.example/apply"],
  ])("of %s for a form of a store is %s", (location, expected) => {
    expect(locationForStore(location, "south")).toBe(expected);
  });

  test("stays as it is for a form of the visitor's store", () => {
    expect(locationForStore("/contact-us", null)).toBe("/contact-us");
  });
});
