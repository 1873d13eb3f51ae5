import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { milesBetween } from "./miles-between.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("milesBetween", () => {
  test("is 2,470 miles from New York (JFK) to Los Angeles (LAX) on a sphere", () => {
    const newYork = { latitude: 40.6413, longitude: -73.7781 };
    const losAngeles = { latitude: 33.9416, longitude: -118.4085 };
    expect(Math.round(milesBetween(newYork, losAngeles) / 5) * 5).toBe(2_470);
  });

  test("is a sixtieth of a degree, one nautical mile, to within half a percent", () => {
    const miles = milesBetween({ latitude: 0, longitude: 0 }, { latitude: 1 / 60, longitude: 0 });
    expect(Math.abs(miles - 1.150_78)).toBeLessThan(0.006);
  });

  test("is the same in both directions, zero to the point itself, and at most half way round", () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const miles = milesBetween(one, other);
        expect(miles).toBeCloseTo(milesBetween(other, one), 6);
        expect(milesBetween(one, one)).toBeCloseTo(0, 3);
        expect(miles).toBeLessThanOrEqual(12_437);
      }),
    );
  });
});
