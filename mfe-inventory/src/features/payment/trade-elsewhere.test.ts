import { describe, expect, test } from "@jest/globals";
import { site } from "../../testing/inventory-fixture.ts";
import { tradeElsewhere } from "./trade-elsewhere.ts";

const place = (id: string, name: string, buysCars: boolean) => ({
  ...site.store,
  id,
  name,
  buysCars,
});
const places = [
  place("columbia", "Columbia", true),
  place("rolla", "Rolla", true),
  place("sedalia", "Sedalia", false),
];

describe("tradeElsewhere", () => {
  test("names the stores that take trade-ins, where the car's store takes none", () => {
    expect(tradeElsewhere({ storeId: "sedalia" }, { ...site, places })).toBe(
      "Our Sedalia store takes no trade-ins. Sell us your car at our Columbia or Rolla store, and put the check toward this one.",
    );
  });

  test("names them to a visitor whose own store takes none, for a car at another store", () => {
    const [, , sedalia = site.store] = places;
    const at = { ...site, places, store: sedalia };
    expect(tradeElsewhere({ storeId: "columbia" }, { ...at, storeChosen: true })).toBe(
      "Our Sedalia store takes no trade-ins, so bring your car to our Columbia or Rolla store.",
    );
    expect(tradeElsewhere({ storeId: "columbia" }, { ...at, storeChosen: false })).toBeNull();
  });

  test("is null where the car's store takes them, where no store does, and for a store that is gone", () => {
    expect(tradeElsewhere({ storeId: "rolla" }, { ...site, places })).toBeNull();
    expect(tradeElsewhere({ storeId: "kansas-city" }, { ...site, places })).toBeNull();
    const none = [place("one", "One", false)];
    expect(tradeElsewhere({ storeId: "one" }, { ...site, places: none })).toBeNull();
  });
});
