import { describe, expect, test } from "@jest/globals";
import type { PricedVehicle } from "../store/priced-vehicle.ts";
import { guideCriteria, marketValue, type ValuedVehicle } from "./market-value.ts";

const today = "2026-11-20";

const car: ValuedVehicle = { vin: null, year: 2021, mileage: 40_000, trim: "SE" };

/** So many cars like the seller's, with distinct VINs. */
function listed(count: number, more: Partial<PricedVehicle> = {}): PricedVehicle[] {
  return Array.from({ length: count }, (_, index) => ({
    vin: `VIN${index}`,
    year: 2021,
    trim: "SE",
    mileage: 40_000,
    price: 2_000_000,
    seenOn: "2026-11-01",
    ...more,
  }));
}

describe("marketValue", () => {
  test("is unknown below eight comparable cars", () => {
    expect(marketValue(car, listed(7), today)).toMatchObject({ medianCents: null, cars: 7 });
    expect(marketValue(car, listed(8), today)).toMatchObject({
      medianCents: 2_000_000,
      lowCents: 2_000_000,
      highCents: 2_000_000,
      cars: 8,
      trim: "SE",
      asOf: "2026-11-01",
    });
    expect(marketValue(car, [], today)).toMatchObject({ medianCents: null, asOf: null });
  });

  test("tells from which cars to which, with their prices as they are compared", () => {
    const others = [
      ...listed(7),
      { ...listed(1, { year: 2022, mileage: 10_000, price: 2_400_000 })[0], vin: "OTHER" },
    ] as PricedVehicle[];
    const { spread, medianCents } = marketValue(car, others, today);
    expect(spread).toMatchObject({ years: [2021, 2022], miles: [10_000, 40_000] });
    expect(spread?.lowestCents).toBeLessThanOrEqual(medianCents ?? 0);
    expect(spread?.highestCents).toBeGreaterThanOrEqual(medianCents ?? 0);
    expect(spread?.highestCents).toBeLessThan(2_400_000);
    expect(marketValue(car, listed(7), today).spread).toBeNull();
    const unread = marketValue(car, listed(8, { mileage: null }), today);
    expect(unread.spread?.miles).toBeNull();
  });

  test("converts prices to the year and the mileage of the car", () => {
    const median = (more: Partial<PricedVehicle>) =>
      marketValue(car, listed(8, more), today).medianCents;
    expect(median({ year: 2022 })).toBe(1_860_000);
    expect(median({ year: 2020 })).toBe(2_150_538);
    expect(median({ mileage: 30_000 })).toBe(1_940_000);
    expect(median({ mileage: 50_000 })).toBe(2_061_856);
    expect(median({ year: 2022, mileage: 30_000 })).toBe(1_804_200);
  });

  test("prefers cars of the same trim when there are enough", () => {
    const others = listed(20, { trim: "GT", price: 3_000_000 });
    const all = (count: number) => [
      ...others.map((one, index) => ({ ...one, vin: `GT${index}` })),
      ...listed(count),
    ];
    expect(marketValue(car, all(8), today)).toMatchObject({ trim: "SE", cars: 8 });
    expect(marketValue(car, all(7), today)).toMatchObject({ trim: null, cars: 27 });
  });

  describe("of a car without a known trim", () => {
    const group = (trim: string | null, count: number, price: number) =>
      listed(count, { trim, price }).map((one, index) => ({ ...one, vin: `${trim}${index}` }));
    const several = [
      ...group("XLE", 30, 2_600_000),
      ...group("LE", 25, 2_000_000),
      ...group("Base", 3, 1_500_000),
    ];

    test.each([null, "Woodland"])("takes the cheapest trim with enough cars for %s", (trim) => {
      expect(marketValue({ ...car, trim }, several, today)).toMatchObject({
        medianCents: 2_000_000,
        trim: "LE",
        assumedTrim: "LE",
        cars: 25,
        confidence: "medium",
      });
    });

    test("compares the trims at the car's year and mileage", () => {
      const older = group("LE", 25, 2_000_000).map((one) => ({ ...one, year: 2019 }));
      const listings = [...older, ...group("SE", 25, 2_050_000)];
      expect(marketValue({ ...car, trim: null }, listings, today).assumedTrim).toBe("SE");
    });

    test("takes all cars if no trim has enough, without high confidence", () => {
      const trims = Array.from({ length: 6 }, (_, index) =>
        group(`T${index}`, 4, 2_000_000),
      ).flat();
      expect(marketValue({ ...car, trim: null }, trims, today)).toMatchObject({
        trim: null,
        assumedTrim: null,
        isTrimMixed: true,
        cars: 24,
        confidence: "medium",
      });
    });

    test("supposes nothing where all cars have one trim or none", () => {
      for (const trim of ["LE", null]) {
        expect(
          marketValue({ ...car, trim: null }, group(trim, 25, 2_000_000), today),
        ).toMatchObject({ assumedTrim: null, cars: 25, confidence: "high" });
      }
    });
  });

  test("does not compare the car with its own listing", () => {
    const own = { ...car, vin: "VIN0" };
    expect(marketValue(own, listed(8), today)).toMatchObject({ medianCents: null, cars: 7 });
  });

  test("is more confident with more cars whose prices differ less", () => {
    const spread = (count: number, dollars: number) =>
      marketValue(
        car,
        listed(count).map((one, index) => ({
          ...one,
          price: one.price + ((index % 3) - 1) * dollars * 100,
        })),
        today,
      ).confidence;
    expect(spread(21, 1_000)).toBe("high");
    expect(spread(18, 1_000)).toBe("medium");
    expect(spread(21, 2_000)).toBe("medium");
    expect(spread(21, 4_000)).toBe("low");
    expect(spread(9, 0)).toBe("low");
  });

  test("never rises with the mileage", () => {
    const listings = listed(12).map((one, index) => ({ ...one, mileage: 20_000 + index * 3_000 }));
    const values = [30_000, 40_000, 50_000].map(
      (mileage) => marketValue({ ...car, mileage }, listings, today).medianCents ?? 0,
    );
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });
});

test("guideCriteria is two years and 40,000 miles around the car", () => {
  expect(guideCriteria({ ...car, mileage: 30_000 })).toEqual({
    kind: "used",
    yearFrom: 2019,
    yearTo: 2023,
    miles: { from: 0, to: 70_000 },
  });
});
