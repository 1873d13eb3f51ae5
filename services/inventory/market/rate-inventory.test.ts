import { slug } from "@forecourt/domain/slug";
import { createDealerIndexBuilder, runToCompletion } from "@forecourt/search-index";
import { arbitraryVehicle, numberedVin } from "@forecourt/search-index/testing/arbitrary-vehicles";
import { minimalVehicle } from "@forecourt/search-index/testing/minimal-vehicle";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { MarketListing } from "../store/market-listings.ts";
import { rateInventory } from "./rate-inventory.ts";
import { ratePrice } from "./rate-price.ts";
import { similarityCriteria } from "./similar-vehicles.ts";

const today = "2026-11-22";
const stores = ["columbia", "rolla"];

const listing = (price: number, number: number): MarketListing => ({
  vin: null,
  year: 2017,
  trim: null,
  mileage: 40_100 + number,
  price: price * 100,
  seenOn: "2026-11-01",
  model: "mitsubishi outlander-sport",
  condition: "used",
});

const indexOf = (vehicles: ReturnType<typeof minimalVehicle>[]) => {
  const builder = createDealerIndexBuilder();
  for (const vehicle of vehicles) builder.push(vehicle);
  return runToCompletion(builder.build());
};

describe("the ratings of an inventory", () => {
  test("compare each price with the median of similar cars elsewhere", () => {
    const market = [14, 15, 15, 15, 15, 15, 15, 16].map((price, at) => listing(price * 1000, at));
    const cars = indexOf([
      minimalVehicle(1, { price: 1_300_000 }),
      minimalVehicle(2, { price: 1_410_000, storeId: "sedalia" }),
      minimalVehicle(3, { price: null }),
      minimalVehicle(4, { price: 900_000, model: "Mirage" }),
    ]);
    const found = runToCompletion(rateInventory(cars, { stores, market, today }));
    expect(found.map(({ level, permille }) => [level, permille])).toEqual([
      ["great", 867],
      ["good", 940],
    ]);
  });

  test("are those of the rating of a single car", () => {
    const [vehicles = []] = fc.sample(fc.array(arbitraryVehicle(400), { minLength: 400 }), {
      numRuns: 1,
      seed: 3,
    });
    const live = vehicles.map((car, at) => ({
      ...car,
      vin: numberedVin(at),
      status: "live" as const,
    }));
    const found = runToCompletion(rateInventory(indexOf(live), { stores, market: [], today }));
    const expected = live.flatMap((car) => {
      const criteria = similarityCriteria(car);
      if (car.price === null || !criteria) return [];
      const similar = live.flatMap((one) => {
        const { price, storeId, condition, year, mileage, make, model } = one;
        const isSame = slug(make) === slug(car.make) && slug(model) === slug(car.model);
        const isOfKind = (condition === "new") === (criteria.kind === "new");
        const isInYears = year >= criteria.yearFrom && year <= criteria.yearTo;
        const isInMiles =
          !criteria.miles ||
          (mileage !== null && mileage >= criteria.miles.from && mileage <= criteria.miles.to);
        if (price === null || !stores.includes(storeId)) return [];
        return isSame && isOfKind && isInYears && isInMiles
          ? [{ ...one, price, seenOn: null }]
          : [];
      });
      return ratePrice(car, similar, today).level ?? [];
    });
    expect(expected.length).toBeGreaterThan(50);
    expect(found.map(({ level }) => level).toSorted()).toEqual(expected.toSorted());
  });
});
