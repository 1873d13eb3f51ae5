import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { defaultCurve, depreciationOf } from "./depreciation.ts";

/** Cars of five years and mileages whose prices follow a curve to the cent. */
function carsOf(perYear: number, per10000Miles: number, repeated: number) {
  return Array.from({ length: 25 * repeated }, (_, index) => {
    const year = 2018 + (index % 5);
    const mileage = 20_000 * (Math.floor(index / 5) % 5);
    const price =
      3_000_000 * (1 - perYear) ** (2022 - year) * (1 - per10000Miles) ** (mileage / 10_000);
    return { year, mileage, price: Math.round(price) };
  });
}

describe("depreciationOf", () => {
  test("finds the curve of many cars", () => {
    const { perYearPercent, per10000MilesPercent } = depreciationOf(carsOf(0.12, 0.05, 20));
    expect(perYearPercent).toBeCloseTo(12, 0);
    expect(per10000MilesPercent).toBeCloseTo(5, 0);
  });

  test("is the usual one for cars of one year and mileage, and near it for few cars", () => {
    const alike = Array.from({ length: 30 }, () => ({
      year: 2020,
      mileage: 40_000,
      price: 2_000_000,
    }));
    expect(depreciationOf(alike)).toEqual(defaultCurve);
    const pair = [
      { year: 2020, mileage: 40_000, price: 2_000_000 },
      { year: 2021, mileage: 40_000, price: 4_000_000 },
    ];
    expect(depreciationOf(pair).perYearPercent).toBeLessThan(14);
  });

  test("never makes an older car or one with more miles dearer, whatever the prices are", () => {
    const car = fc.record({
      year: fc.integer({ min: 1981, max: 2027 }),
      mileage: fc.option(fc.integer({ min: 0, max: 999_999 })),
      price: fc.integer({ min: 0, max: 100_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(car, { minLength: 1, maxLength: 40 }), (cars) => {
        const { perYearPercent, per10000MilesPercent } = depreciationOf(cars);
        expect(perYearPercent).toBeGreaterThanOrEqual(0);
        expect(perYearPercent).toBeLessThanOrEqual(22);
        expect(per10000MilesPercent).toBeGreaterThanOrEqual(0);
        expect(per10000MilesPercent).toBeLessThanOrEqual(14);
      }),
    );
  });
});
