import { PriceRatingLevel } from "@forecourt/contracts/areas/inventory/price-rating";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { PricedVehicle } from "../store/priced-vehicle.ts";
import { ratePrice, ratingMethod, type VehicleToRate } from "./rate-price.ts";

const today = "2026-11-20";

const outlander: VehicleToRate = {
  vin: "JA4J4TA81MZ000123",
  status: "live",
  condition: "used",
  year: 2021,
  trim: "SE",
  mileage: 40_000,
  price: 20_000_00,
};

function listing(changes: Partial<PricedVehicle> = {}): PricedVehicle {
  return {
    vin: null,
    year: 2021,
    trim: "SE",
    mileage: 41_000,
    price: 20_000_00,
    seenOn: "2026-11-01",
    ...changes,
  };
}

/** Listings with distinct VINs at these prices in dollars. */
function listed(dollars: readonly number[]): PricedVehicle[] {
  return dollars.map((price, index) => listing({ vin: `VIN${index}`, price: price * 100 }));
}

const eight = [18_000, 18_500, 19_000, 19_900, 20_100, 21_000, 22_000, 23_000];

describe("a price", () => {
  test.each([
    [18_000_00, "great"],
    [18_000_01, "good"],
    [19_000_00, "good"],
    [19_000_01, "fair"],
    [20_000_00, "fair"],
    [21_000_00, "fair"],
    [21_000_01, "high"],
    [60_000_00, "high"],
  ])("of %d cents, where the middle one is 2,000,000, is %s", (price, level) => {
    expect(ratePrice({ ...outlander, price }, listed(eight), today)).toMatchObject({
      level,
      reason: null,
      price,
      median: 20_000_00,
      low: 18_875_00,
      high: 21_250_00,
      difference: price - 20_000_00,
      cars: 8,
    });
  });

  test("is not rated with seven vehicles, but they are counted", () => {
    expect(ratePrice(outlander, listed(eight.slice(0, 7)), today)).toEqual({
      level: null,
      reason: "too-few",
      price: 20_000_00,
      cars: 7,
      own: 0,
      market: 7,
      median: null,
      low: null,
      high: null,
      difference: null,
      trim: null,
      yearFrom: 2020,
      yearTo: 2022,
      mileageFrom: 30_000,
      mileageTo: 50_000,
      asOf: "2026-11-01",
      method: ratingMethod,
    });
  });

  test.each<[string, Partial<VehicleToRate>]>([
    ["sold", { status: "sold" }],
    ["no-price", { price: null }],
    ["no-mileage", { mileage: null }],
  ])("is not judged for the reason %s, whatever is listed", (reason, changes) => {
    expect(ratePrice({ ...outlander, ...changes }, listed(eight), today)).toMatchObject({
      level: null,
      reason,
      cars: 0,
    });
  });
});

describe("the compared vehicles", () => {
  test("are the dealer's own and those elsewhere, as of the oldest sighting", () => {
    const own = listing({ vin: "OWN", seenOn: null });
    expect(ratePrice(outlander, [own, ...listed(eight)], today)).toMatchObject({
      cars: 9,
      own: 1,
      market: 8,
      asOf: "2026-11-01",
    });
    const onlyOwn = listed(eight).map((car) => ({ ...car, seenOn: null }));
    expect(ratePrice(outlander, onlyOwn, today)).toMatchObject({ own: 8, market: 0, asOf: today });
  });

  test("exclude the vehicle itself, by VIN or by year and mileage", () => {
    const itself = [
      listing({ vin: outlander.vin, price: 1_000_00 }),
      listing({ vin: outlander.vin, seenOn: null, price: 1_000_00 }),
      listing({ mileage: 40_000, price: 1_000_00 }),
    ];
    expect(ratePrice(outlander, [...itself, ...listed(eight)], today)).toEqual(
      ratePrice(outlander, listed(eight), today),
    );
  });

  test("are counted once: own price first, then the newest, then the cheapest", () => {
    const twice = [
      listing({ vin: "VIN0", seenOn: "2026-11-09", price: 12_000_00 }),
      listing({ vin: "VIN0", seenOn: "2026-11-09", price: 11_000_00 }),
      listing({ vin: "VIN1", seenOn: null, price: 30_000_00 }),
      listing({ vin: "VIN1", seenOn: "2026-11-19", price: 1_000_00 }),
    ];
    const expected = listed(eight);
    expected[0] = listing({ vin: "VIN0", seenOn: "2026-11-09", price: 11_000_00 });
    expected[1] = listing({ vin: "VIN1", seenOn: null, price: 30_000_00 });
    expect(ratePrice(outlander, [...listed(eight), ...twice], today)).toEqual(
      ratePrice(outlander, expected, today),
    );
  });

  test("without a VIN are duplicates if year, mileage and price are equal", () => {
    const nameless = [listing({ price: 9_000_00 }), listing({ price: 9_000_00 })];
    const known = listing({ vin: "VIN9", mileage: 42_000, price: 8_000_00 });
    const cars = [...nameless, known, { ...known, vin: null }, ...listed(eight)];
    expect(ratePrice(outlander, cars, today)).toMatchObject({ cars: 10 });
  });

  test("are limited to the same trim if there are eight", () => {
    const others = listed(eight).map((car) => ({ ...car, vin: `X${car.vin}`, trim: "SEL" }));
    const lower = listed(eight).map((car) => ({ ...car, trim: "se" }));
    expect(ratePrice(outlander, [...lower, ...others], today)).toMatchObject({
      cars: 8,
      trim: "SE",
    });
    const seven = [...lower.slice(1), ...others];
    expect(ratePrice(outlander, seven, today)).toMatchObject({ cars: 15, trim: null });
    expect(ratePrice({ ...outlander, trim: null }, seven, today)).toMatchObject({ trim: null });
  });

  test.each<[string, Partial<VehicleToRate>, object]>([
    ["10,000 miles at least", { mileage: 4_000 }, { mileageFrom: 0, mileageTo: 14_000 }],
    ["a fifth of many miles", { mileage: 90_000 }, { mileageFrom: 72_000, mileageTo: 108_000 }],
    [
      "any miles for a new car",
      { condition: "new", mileage: 12 },
      { mileageFrom: null, mileageTo: null },
    ],
  ])("may differ by %s", (_what, changes, bounds) => {
    expect(ratePrice({ ...outlander, ...changes }, [], today)).toMatchObject(bounds);
  });
});

const cents = fc.integer({ min: 100_00, max: 100_000_00 });
const arbitraryListing = fc.record<PricedVehicle>({
  vin: fc.option(fc.integer({ min: 0, max: 30 }).map((number) => `VIN${number}`)),
  year: fc.integer({ min: 2020, max: 2022 }),
  trim: fc.option(fc.constantFrom("SE", "se", "SEL")),
  mileage: fc.integer({ min: 39_998, max: 40_003 }),
  price: fc.oneof(cents, fc.constantFrom(20_000_00, 21_000_00)),
  seenOn: fc.option(fc.constantFrom("2026-11-01", "2026-11-02")),
});
const arbitraryListings = fc.array(arbitraryListing, { maxLength: 60 });
const rank = (price: number, listings: PricedVehicle[]) => {
  const { level } = ratePrice({ ...outlander, price }, listings, today);
  return level === null ? null : PriceRatingLevel.options.indexOf(level);
};

describe("any listings", () => {
  test("have the same rating in any order", () => {
    const shuffled = arbitraryListings.chain((listings) =>
      fc.tuple(
        fc.constant(listings),
        fc.shuffledSubarray(listings, { minLength: listings.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([listings, others]) => {
        expect(ratePrice(outlander, others, today)).toEqual(ratePrice(outlander, listings, today));
      }),
    );
  });

  test("have the same rating if repeated", () => {
    fc.assert(
      fc.property(arbitraryListings, (listings) => {
        const twice = [...listings, ...listings];
        expect(ratePrice(outlander, twice, today)).toEqual(ratePrice(outlander, listings, today));
      }),
    );
  });

  test("never give a higher price a better rating", () => {
    fc.assert(
      fc.property(arbitraryListings, cents, cents, (listings, one, other) => {
        const lower = rank(Math.min(one, other), listings);
        const higher = rank(Math.max(one, other), listings);
        expect(higher === null).toBe(lower === null);
        expect(higher ?? 0).toBeGreaterThanOrEqual(lower ?? 0);
      }),
    );
  });

  test("give a rating only from the minimum number on, with quartiles around the median", () => {
    fc.assert(
      fc.property(arbitraryListings, (listings) => {
        const { level, cars, own, market, low, median, high } = ratePrice(
          outlander,
          listings,
          today,
        );
        expect(own + market).toBe(cars);
        expect(level !== null).toBe(cars >= ratingMethod.minimum);
        const bounds = [low, median, high].map(Number);
        expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
        expect([low, median, high].includes(null)).toBe(level === null);
      }),
    );
  });
});
