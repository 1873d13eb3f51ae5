import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createDealerIndexBuilder } from "../dealer/dealer-index.ts";
import { runToCompletion } from "../dealer/run-to-completion.ts";
import type { IndexedVehicleInput } from "../rows/fields.ts";
import { arbitraryVehicle } from "../testing/arbitrary-vehicles.ts";
import { financeProgram, startingTerms } from "../testing/finance-program.ts";
import { minimalVehicle } from "../testing/minimal-vehicle.ts";
import { searchInventory } from "./search-inventory.ts";
import { startingPrices } from "./starting-prices.ts";

const fees = new Map([
  ["columbia", 30_000],
  ["rolla", 50_000],
]);
const pricing = { fees, program: financeProgram, terms: startingTerms };

function indexOf(vehicles: readonly IndexedVehicleInput[]) {
  const builder = createDealerIndexBuilder();
  for (const car of vehicles) builder.push(car);
  return runToCompletion(builder.build());
}

const lot = indexOf([
  minimalVehicle(1, { price: 1_500_000 }),
  minimalVehicle(2, { price: 1_490_000, storeId: "rolla" }),
  minimalVehicle(3, { price: null, bodyStyle: "trucks" }),
  minimalVehicle(4, { price: 900_000, bodyStyle: "sedans", firstSeen: "2026-11-20" }),
  minimalVehicle(5, { price: 100_000, bodyStyle: null }),
]);

describe("starting prices", () => {
  test("have the fees of the store that has the car, and leave out body styles without one", () => {
    expect(startingPrices(lot, { storeId: null, pricing })).toEqual([
      { bodyStyle: "suvs", count: 2, price: 1_530_000 },
      { bodyStyle: "sedans", count: 1, price: 930_000 },
      { bodyStyle: "trucks", count: 1, price: null },
    ]);
  });

  test("are those of one store where one is searched", () => {
    expect(startingPrices(lot, { storeId: "rolla", pricing })).toEqual([
      { bodyStyle: "suvs", count: 1, price: 1_540_000 },
    ]);
    expect(startingPrices(lot, { storeId: "nowhere", pricing })).toEqual([]);
  });

  test("do not tell of cars that the visitor has not unlocked", () => {
    const gated = { firstSeenAfter: "2026-11-10", conditions: ["used" as const] };
    const shown = startingPrices(lot, { storeId: null, pricing, gated });
    expect(shown.map(({ bodyStyle }) => bodyStyle)).toEqual(["suvs", "trucks"]);
  });

  test("equal the first car of a search by lowest price", () => {
    const vehicles = fc.array(arbitraryVehicle(60), { minLength: 1, maxLength: 60 });
    const stores = fc.constantFrom(null, "columbia", "rolla");
    fc.assert(
      fc.property(vehicles, stores, (cars, storeId) => {
        const index = indexOf(cars);
        const scope = { storeId, pricing };
        const expected = BodyStyle.options.flatMap((bodyStyle) => {
          const query = SearchQuery.parse({ bodyStyle, sort: "priceLow" });
          const { total: count, vehicles: found } = searchInventory(index, scope, query);
          const [first] = found;
          if (!first) return [];
          const price = first.price === null ? null : first.price + (fees.get(first.storeId) ?? 0);
          return [{ bodyStyle, count, price }];
        });
        expect(startingPrices(index, scope)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
