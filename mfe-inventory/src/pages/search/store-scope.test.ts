import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { site } from "../../testing/inventory-fixture.ts";
import { storeScope } from "./store-scope.ts";

const columbia = storeFixture({ id: "columbia", name: "Columbia" });
const sedalia = storeFixture({ id: "sedalia", name: "Sedalia" });
const group = { ...site, stores: [sedalia, columbia], store: sedalia, storeChosen: true };

function scopeOf(filter: SearchFilter, of = group) {
  return storeScope({ filter, sort: null, page: 3, terms: {} }, of);
}

describe("storeScope", () => {
  test("says whose cars a list has, with the way to those of all stores and the same filter", () => {
    expect(scopeOf({ condition: "used", bodyStyle: ["suvs"] })).toEqual({
      text: "Cars at our Sedalia store only.",
      link: {
        label: "See cars at all 2 stores",
        href: "/used-cars-for-sale/suvs?store=columbia,sedalia",
      },
    });
  });

  test("leads back from all stores to the visitor's", () => {
    expect(scopeOf({ condition: "used", store: ["columbia", "sedalia"] })).toEqual({
      text: "Cars at all 2 of our stores.",
      link: { label: "Show Sedalia only", href: "/used-cars-for-sale" },
    });
  });

  test("says nothing where the filter names one store, no store is chosen, or there is one", () => {
    expect(scopeOf({ store: ["columbia"] })).toBeNull();
    expect(scopeOf({}, { ...group, storeChosen: false })).toBeNull();
    expect(scopeOf({}, { ...group, stores: [sedalia] })).toBeNull();
  });
});
