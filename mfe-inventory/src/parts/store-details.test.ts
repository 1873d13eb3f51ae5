import { describe, expect, test } from "@jest/globals";
import { car, site } from "../testing/inventory-fixture.ts";
import { storeDetails } from "./store-details.ts";

describe("the store that has a car", () => {
  test("has its own name in a group, and that of the dealer elsewhere", () => {
    const rolla = { ...site.store, id: "rolla", name: "Rolla", businessName: "Ozark Trail Rolla" };
    const places = [site.store, rolla];
    const nameAt = (at: typeof site) => storeDetails(car({ storeId: "rolla" }), at)?.name;
    expect(nameAt({ ...site, stores: places, places })).toBe("Ozark Trail Rolla");
    expect(nameAt({ ...site, stores: [rolla], places: [rolla] })).toBe(site.name);
  });
});
