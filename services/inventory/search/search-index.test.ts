import { Sort } from "@forecourt/contracts/search-filter";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
  type VehicleSummary,
} from "@forecourt/contracts/vehicle";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { anyCar, colors, models, stores } from "../testing/arbitrary-cars.ts";
import { forSale, naiveSearch } from "../testing/naive-search.ts";
import { runThrough } from "../testing/run-through.ts";
import { facetFields } from "./fields.ts";
import { buildIndex, type InventoryIndex } from "./inventory-index.ts";
import { newJournal } from "./journal.ts";
import type { IndexQuery } from "./query.ts";
import { searchIndex } from "./search-index.ts";
import { vehicleAt } from "./table.ts";

function indexOf(told: readonly VehicleSummary[], before?: InventoryIndex): InventoryIndex {
  const journal = newJournal(before?.table);
  for (const car of told) journal.push(car);
  return runThrough(buildIndex(journal.build()));
}

/** One or two of these values. */
function some<T>(values: readonly T[]) {
  return fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
}

function bounds(highest: number, step: number) {
  const bound = fc.option(fc.integer({ min: 0, max: highest }), { nil: undefined });
  return fc.record({ min: bound, max: bound }).map(({ min, max }) => ({
    min: min === undefined ? undefined : min * step,
    max: max === undefined ? undefined : max * step,
  }));
}

const anyWhere = fc.record({
  condition: some(Condition.options),
  make: some([...models.map(([make]) => make), "Nobody's"]),
  model: some(models.map(([, model]) => model)),
  year: some([2018, 2020, 2026, 1999]),
  bodyStyle: some([...BodyStyle.options, null]),
  fuelType: some(FuelType.options),
  drivetrain: some(Drivetrain.options),
  transmission: some(Transmission.options),
  exteriorColor: some(colors),
  interiorColor: some(["Black", "Beige", null]),
});

/** At most three filters by value: with ten of them hardly a car would be found. */
const anyQuery: fc.Arbitrary<IndexQuery> = fc
  .record({
    storeId: fc.option(fc.constantFrom(...stores, "nowhere"), { freq: 2 }),
    where: fc
      .tuple(anyWhere, fc.subarray([...facetFields], { maxLength: 3 }))
      .map(([where, kept]) => Object.fromEntries(kept.map((field) => [field, where[field]]))),
    ranges: fc.record(
      { price: bounds(45, 100_000), mileage: bounds(13, 10_000) },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom(...Sort.options),
    page: fc.nat({ max: 4 }),
    limit: fc.constantFrom(1, 19),
  })
  .map(({ page, ...query }) => ({ ...query, offset: page * query.limit, facets: facetFields }));

function expectSame(
  index: InventoryIndex,
  cars: readonly VehicleSummary[],
  query: IndexQuery,
): void {
  const found = searchIndex(index, query);
  const expected = naiveSearch(cars, query);
  expect({
    total: found.total,
    vehicles: found.rows.map((row) => ({ ...vehicleAt(index.table, row), status: "live" })),
    counts: Object.fromEntries(
      Object.entries(found.counts).map(([field, counts]) => [
        field,
        new Map(counts.map(({ value, count }) => [value, count])),
      ]),
    ),
  }).toEqual(expected);
}

describe("a search", () => {
  test("finds the same cars, in the same order, with the same counts, as one that looks at every car", () => {
    const told = fc.array(anyCar(60), { maxLength: 150, size: "max" });
    const queries = fc.array(anyQuery, { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(told, queries, (cars, asked) => {
        const index = indexOf(cars);
        for (const query of asked) expectSame(index, forSale(cars), query);
      }),
      { numRuns: 100 },
    );
  });

  test("is the same whether the cars were told at once or one part after another", () => {
    const parts = fc.array(fc.array(anyCar(40), { maxLength: 60 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(parts, anyQuery, (changes, query) => {
        const index = changes.reduce<InventoryIndex | undefined>(
          (before, cars) => indexOf(cars, before),
          undefined,
        );
        if (index) expectSame(index, forSale(changes.flat()), query);
      }),
      { numRuns: 150 },
    );
  });

  test("is the same among thousands of cars", () => {
    const [cars = []] = fc.sample(
      fc.array(anyCar(100_000), { minLength: 12_000, maxLength: 12_000 }),
      { numRuns: 1, seed: 1 },
    );
    const index = indexOf(cars);
    const offered = forSale(cars);
    for (const query of fc.sample(anyQuery, 200)) expectSame(index, offered, query);
  });

  test("leaves the index it began with as it was", () => {
    const [before, after] = fc.sample(fc.array(anyCar(30), { minLength: 30 }), {
      numRuns: 2,
      seed: 7,
    });
    const index = indexOf(before ?? []);
    indexOf(after ?? [], index);
    for (const query of fc.sample(anyQuery, 50)) expectSame(index, forSale(before ?? []), query);
  });

  test("of no cars at all finds none", () => {
    for (const query of fc.sample(anyQuery, 50)) expectSame(indexOf([]), [], query);
  });
});

test("an index of 100,000 cars takes at most 120 bytes a car", () => {
  const [some_ = []] = fc.sample(
    fc.array(anyCar(900_000), { minLength: 2_000, maxLength: 2_000 }),
    1,
  );
  const journal = newJournal();
  for (let round = 0; round < 50; round++) {
    for (const [number, car] of some_.entries()) {
      const vin = `JA4AP3AU0HZ${String(round * 2_000 + number).padStart(6, "0")}`;
      journal.push({ ...car, vin, image: null, status: "live" });
    }
  }
  const index = runThrough(buildIndex(journal.build()));
  expect(index.rows).toBe(100_000);
  expect(index.bytes / index.rows).toBeLessThanOrEqual(120);
});
