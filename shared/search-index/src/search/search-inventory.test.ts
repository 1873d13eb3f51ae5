import { SearchQuery, type SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  boundSteps,
  SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createDealerIndexBuilder, type DealerIndex } from "../dealer/dealer-index.ts";
import { runToCompletion } from "../dealer/run-to-completion.ts";
import type { GatedInventory } from "../filters/gated-inventory.ts";
import type { IndexedVehicleInput } from "../rows/fields.ts";
import { arbitraryQuery } from "../testing/arbitrary-query.ts";
import { arbitraryVehicle, liveVehicles, numberedVin } from "../testing/arbitrary-vehicles.ts";
import { financeProgram, startingTerms } from "../testing/finance-program.ts";
import type { SqlScope } from "../testing/sql-parameters.ts";
import { type SqlReply, sqlSearch } from "../testing/sql-search.ts";
import { sqlVehicles } from "../testing/sql-vehicles.ts";
import { searchInventory } from "./search-inventory.ts";

function buildDealerIndex(
  vehicles: readonly IndexedVehicleInput[],
  before?: DealerIndex,
): DealerIndex {
  const builder = createDealerIndexBuilder(before);
  for (const car of vehicles) builder.push(car);
  return runToCompletion(builder.build());
}

/** Equal fees, no fees, different fees by store, and a store that is not configured. */
const feesOfDealers = [
  { columbia: 36_803, rolla: 36_803, sedalia: 36_803 },
  { columbia: 0, rolla: 0, sedalia: 0 },
  { columbia: 36_803, rolla: 0, sedalia: 150_000 },
  { columbia: 36_803, rolla: 99_999 },
].map((fees: Readonly<Record<string, number>>) => ({
  fees,
  pricing: { fees: new Map(Object.entries(fees)), program: financeProgram, terms: startingTerms },
}));

/** Days before, during and after the period in which vehicles arrive. */
const arbitraryGated = fc.record({
  firstSeenAfter: fc
    .integer({ min: 0, max: 29 })
    .map((day) => `2026-11-${String(day).padStart(2, "0")}`),
  conditions: fc.subarray(["used", "new", "certified"] as const, { minLength: 1 }),
});

const arbitraryScope = fc.record({
  dealer: fc.constantFrom(...feesOfDealers),
  storeId: fc.option(fc.constantFrom("columbia", "rolla", "sedalia", "nowhere"), { freq: 3 }),
  gated: fc.option(arbitraryGated, { freq: 1 }),
});

interface Scope {
  dealer: (typeof feesOfDealers)[number];
  storeId: string | null;
  gated?: GatedInventory | null;
}

function search(
  cars: DealerIndex,
  { dealer, storeId, gated = null }: Scope,
  query: SearchQuery,
): SearchReply {
  return searchInventory(cars, { storeId, pricing: dealer.pricing, gated, distances }, query);
}

/** Sedalia has none, so it comes last. */
const distances = { columbia: 12, rolla: 3 };

/** A reply in the form of the SQL reply, which omits options without vehicles. */
function comparable(reply: SearchReply, query: SearchQuery): SqlReply {
  const counts: [string, number][] = [];
  for (const [facet, options] of Object.entries(reply.facets)) {
    for (const { value, count } of options) counts.push([`${facet} ${value}`, count]);
  }
  for (const { value, count } of reply.stores) counts.push([`store ${value}`, count]);
  for (const [bound, options] of Object.entries(reply.bounds)) {
    const steps: readonly number[] = boundSteps[bound as keyof typeof boundSteps];
    for (const { value, count } of options) {
      if (steps.includes(value)) counts.push([`${bound} ${value}`, count]);
      else if (value !== query[bound as keyof typeof boundSteps] || count !== reply.total) {
        throw new Error(`${bound} ${value} is no step, and finds ${count} of ${reply.total}`);
      }
    }
  }
  return {
    total: reply.total,
    page: reply.vehicles.map(({ vin, storeId }) => `${vin} ${storeId}`),
    counts: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}

/** Models are counted only after a make or model is chosen, and stores if there are several. */
function withoutUncounted(reply: SqlReply, { make, model }: SearchQuery, scope: Scope): SqlReply {
  const uncounted = [
    ...(make || model ? [] : ["model "]),
    ...(scope.storeId === null ? [] : ["store "]),
  ];
  const counts = Object.entries(reply.counts).filter(
    ([key]) => !uncounted.some((start) => key.startsWith(start)),
  );
  return { ...reply, counts: Object.fromEntries(counts) };
}

const sorted = ({ counts, ...reply }: SqlReply) =>
  JSON.stringify([
    reply,
    Object.entries(counts).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  ]);

function expectSame(
  found: DealerIndex,
  inSql: ReturnType<typeof sqlSearch>,
  setting: Scope,
  query: SearchQuery,
): void {
  const reply = comparable(search(found, setting, query), query);
  const { storeId, dealer, gated = null } = setting;
  const plain: SqlScope = { storeId, fees: dealer.fees, gated };
  const expected = withoutUncounted(inSql(plain, query), query, setting);
  if (sorted(reply) === sorted(expected)) return;
  throw new Error(`found ${sorted(reply)}\nbut in SQL ${sorted(expected)}`);
}

/** Up to 120 distinct vehicles, many with equal sort keys and facets. */
const dealers = fc
  .sample(fc.array(arbitraryVehicle(120), { minLength: 90, maxLength: 190, size: "max" }), {
    numRuns: 20,
    seed: 20_261_121,
  })
  .map((vehicles) => ({
    cars: buildDealerIndex(vehicles),
    inSql: sqlSearch(sqlVehicles(liveVehicles(vehicles))),
  }));

describe("a search", () => {
  test("finds the same vehicles in the same order with the same counts as SQL", () => {
    const pairs = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...dealers),
        arbitraryScope,
        arbitraryQuery,
        (lot, setting, query) => {
          const keys = SearchFilter.keyof().options.filter((key) => query[key] !== undefined);
          for (const left of keys) for (const right of keys) pairs.add(`${left} ${right}`);
          expectSame(lot.cars, lot.inSql, setting, query);
        },
      ),
      runs({ normal: 2_000, soak: 50_000 }),
    );
    // Each filter was tested alone and with each other filter.
    expect(pairs.size).toBe(SearchFilter.keyof().options.length ** 2);
  }, 300_000);

  test("gives the same results if vehicles are added at once or in parts", () => {
    const parts = fc.array(fc.array(arbitraryVehicle(40), { maxLength: 60 }), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(parts, arbitraryScope, arbitraryQuery, (changes, setting, query) => {
        const found = changes.reduce<DealerIndex | undefined>(
          (before, vehicles) => buildDealerIndex(vehicles, before),
          undefined,
        );
        const inSql = sqlSearch(sqlVehicles(liveVehicles(changes.flat())));
        expectSame(found ?? buildDealerIndex([]), inSql, setting, query);
      }),
      { numRuns: 200 },
    );
  });

  test("matches SQL among thousands of vehicles, including the last pages", () => {
    const [vehicles = []] = fc.sample(
      fc.array(arbitraryVehicle(100_000), { minLength: 8_000, maxLength: 8_000 }),
      { numRuns: 1, seed: 1 },
    );
    const found = buildDealerIndex(vehicles);
    const inSql = sqlSearch(sqlVehicles(liveVehicles(vehicles)));
    const settings = feesOfDealers.map((dealer) => ({ dealer, storeId: null }));
    for (const setting of settings) {
      for (const query of fc.sample(arbitraryQuery, { numRuns: 10, seed: 2 })) {
        expectSame(found, inSql, setting, query);
      }
      const { pages } = search(found, setting, SearchQuery.parse({}));
      for (const sort of ["priceLow", "priceHigh", "payment"] as const) {
        for (const page of [106, 107, Math.floor(pages * 0.7), pages - 1, pages, pages + 1]) {
          expectSame(found, inSql, setting, SearchQuery.parse({ sort, page, cashDown: 9_000 }));
        }
      }
    }
  });

  test("extending an index leaves the original unchanged", () => {
    const [before = [], after = []] = fc.sample(fc.array(arbitraryVehicle(30), { minLength: 30 }), {
      numRuns: 2,
      seed: 7,
    });
    const found = buildDealerIndex(before);
    buildDealerIndex(after, found);
    const inSql = sqlSearch(sqlVehicles(liveVehicles(before)));
    const [dealer] = feesOfDealers as [(typeof feesOfDealers)[number]];
    for (const query of fc.sample(arbitraryQuery, 50)) {
      expectSame(found, inSql, { dealer, storeId: null }, query);
    }
  });
});

test("uses at most 120 bytes per vehicle at 100,000 vehicles", () => {
  const [some = []] = fc.sample(
    fc.array(arbitraryVehicle(900_000), { minLength: 2_000, maxLength: 2_000 }),
    1,
  );
  const builder = createDealerIndexBuilder();
  for (let round = 0; round < 50; round++) {
    for (const [number, car] of some.entries()) {
      builder.push({
        ...car,
        vin: numberedVin(round * 2_000 + number),
        image: null,
        status: "live",
      });
    }
  }
  const { index } = runToCompletion(builder.build());
  expect(index.rows).toBe(100_000);
  expect(index.bytes / index.rows).toBeLessThanOrEqual(120);
});
