import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { arbitraryQuery } from "../testing/arbitrary-query.ts";
import { arbitraryVehicle } from "../testing/arbitrary-vehicles.ts";
import { minimalVehicle } from "../testing/minimal-vehicle.ts";
import { searchOver } from "../testing/search-over.ts";

const cars = [
  minimalVehicle(1, { price: 1_800_050, exteriorColor: "Ruby Red", mileage: 50_000 }),
  minimalVehicle(2, { price: 2_000_000, exteriorColor: "Ruby Red", mileage: 20_000, year: 2019 }),
  minimalVehicle(3, { price: 1_200_000, exteriorColor: "Jet Black", mileage: 90_000, year: 2015 }),
  minimalVehicle(4, { make: "Kia", model: "Soul", price: 1_000_000, bodyStyle: "hatchbacks" }),
];
const search = searchOver(cars);
const vins = (found: { vin: string }[] | undefined) => found?.map(({ vin }) => vin);

describe("a search without results", () => {
  test("differs from a search with results and from a page beyond the last", () => {
    expect(search({}).nothing).toBeNull();
    expect(search({ page: 9 }).nothing).toBeNull();
  });

  test("suggests filters to remove and bounds to move, most vehicles first", () => {
    const { nothing } = search({ exteriorColor: ["red"], priceMax: 15_000, yearMin: 2015 });
    expect(nothing?.loosen).toEqual([
      { key: "exteriorColor", value: null, total: 2 },
      { key: "priceMax", value: 18_001, total: 1 },
    ]);
  });

  test.each([
    [{ priceMin: 30_000 }, { key: "priceMin", value: 20_000, total: 1 }],
    [{ mileageMax: 1_000 }, { key: "mileageMax", value: 20_000, total: 1 }],
    [{ yearMin: 2024 }, { key: "yearMin", value: 2019, total: 1 }],
    [{ yearMax: 2001 }, { key: "yearMax", value: 2015, total: 1 }],
    [{ make: "nobody" }, { key: "make", value: null, total: 4 }],
    [{ text: "submarine" }, { key: "text", value: null, total: 4 }],
  ])("moves %j to the nearest that finds a car", (query, loosening) => {
    expect(search(query).nothing?.loosen).toEqual([loosening]);
  });

  test("moves the payment to the lowest one available", () => {
    const [loosening] = search({ paymentMax: 20 }).nothing?.loosen ?? [];
    expect(loosening).toMatchObject({ key: "paymentMax", total: 1 });
    const moved = search({ paymentMax: loosening?.value ?? 0 });
    expect(vins(moved.vehicles)).toEqual(vins(cars.slice(3)));
    expect(search({ paymentMax: (loosening?.value ?? 0) - 1 }).total).toBe(0);
  });

  test("suggests two filters if no single one helps", () => {
    const { nothing } = search({ make: "kia", exteriorColor: ["red"], bodyStyle: ["suvs"] });
    expect(nothing?.loosen).toEqual([{ key: "make", value: null, total: 2 }]);
    const both = search({ make: "kia", mileageMax: 1_000, exteriorColor: ["black"] });
    expect(both.nothing?.loosen).toEqual([
      { key: "make", value: null, and: "mileageMax", total: 1 },
      { key: "mileageMax", value: null, and: "exteriorColor", total: 1 },
    ]);
  });

  test("removes a model together with its make", () => {
    const { nothing } = search({ make: "kia", model: "rio", bodyStyle: ["suvs"] });
    expect(nothing?.loosen).toContainEqual({ key: "make", value: null, total: 3 });
  });

  test("shows the vehicles that miss the fewest filters, nearest first", () => {
    const { nothing } = search({ exteriorColor: ["red"], priceMax: 17_000, mileageMax: 60_000 });
    expect(vins(nothing?.nearest)).toEqual([4, 1, 2, 3].map((number) => cars[number - 1]?.vin));
  });

  test("has no suggestions without vehicles", () => {
    expect(searchOver([])({ make: "kia" }).nothing).toEqual({ loosen: [], nearest: [] });
  });

  test("a suggested search finds as many vehicles as stated", () => {
    const lots = fc
      .sample(fc.array(arbitraryVehicle(60), { minLength: 30, maxLength: 60, size: "max" }), {
        numRuns: 10,
        seed: 5,
      })
      .map((vehicles) => searchOver(vehicles));
    let checked = 0;
    fc.assert(
      fc.property(fc.constantFrom(...lots), arbitraryQuery, (ask, query) => {
        const { nothing } = ask(query);
        expect(nothing?.nearest.length ?? 1).toBeGreaterThan(0);
        for (const { key, value, and, total } of nothing?.loosen ?? []) {
          const left: (string | undefined)[] = [key, and];
          if (left.includes("make")) left.push("model");
          const kept = Object.entries(query).filter(([name]) => !left.includes(name));
          const moved = value === null ? {} : { [key]: value };
          expect(ask({ ...Object.fromEntries(kept), ...moved, page: 1 }).total).toBe(total);
          checked += 1;
        }
      }),
      runs({ normal: 400, soak: 2_000 }),
    );
    expect(checked).toBeGreaterThan(100);
  });
});
