import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import {
  boundSteps,
  type SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { isIndexable } from "@forecourt/contracts/areas/inventory/search/search-indexing";
import { vehicleFeatures } from "@forecourt/contracts/areas/inventory/vehicle-features";
import { BodyStyle, Condition } from "@forecourt/contracts/vehicle";
import {
  createDealerIndexBuilder,
  filterOptions,
  type IndexedVehicleInput,
  runToCompletion,
  searchInventory,
} from "@forecourt/search-index";
import { arbitraryVehicle } from "@forecourt/search-index/testing/arbitrary-vehicles";
import { financeProgram, startingTerms } from "@forecourt/search-index/testing/finance-program";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { indexableLists } from "./indexable-lists.ts";

const fees = new Map([
  ["columbia", 30_000],
  ["rolla", 50_000],
]);
const scope = { storeId: null, pricing: { fees, program: financeProgram, terms: startingTerms } };
const pause = async () => {};

function indexOf(vehicles: readonly IndexedVehicleInput[]) {
  const builder = createDealerIndexBuilder();
  for (const car of vehicles) builder.push(car);
  return runToCompletion(builder.build());
}

/** Every indexable filter of these names, by trying all of them. */
function everyIndexableFilter(names: { makes: string[]; models: string[] }): SearchFilter[] {
  const parts: object[][] = [
    [{}, ...BodyStyle.options.map((one) => ({ bodyStyle: [one] }))],
    [{}, ...names.makes.map((one) => ({ make: [one] }))],
    [{}, ...names.models.map((one) => ({ model: [one] }))],
    [{}, ...boundSteps.priceMax.map((priceMax) => ({ priceMax }))],
    [{}, ...boundSteps.mileageMax.map((mileageMax) => ({ mileageMax }))],
    [{}, ...vehicleFeatures.map((one) => ({ feature: [one] }))],
  ];
  const scopes = [{}, ...Condition.options.map((condition) => ({ condition }))];
  return parts
    .reduce<SearchFilter[]>(
      (lists, options) =>
        lists
          .flatMap((list) => options.map((option) => ({ ...list, ...option })))
          .filter((filter) => isIndexable({ filter, sort: null, page: 1, terms: {} })),
      scopes,
    )
    .filter(({ make, model }) => model === undefined || make !== undefined);
}

describe("the indexable lists", () => {
  test("are those of all names that a search finds a car for, each once", async () => {
    const vehicles = fc.array(arbitraryVehicle(60), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(vehicles, async (cars) => {
        const index = indexOf(cars);
        const makes = index.vocabulary.makes.map(({ slug }) => slug);
        const models = index.vocabulary.makes.flatMap((make) => make.models.map((one) => one.slug));
        const expected = everyIndexableFilter({ makes, models: [...new Set(models)] }).filter(
          (filter) => searchInventory(index, scope, SearchQuery.parse(filter)).total > 0,
        );
        const found = await indexableLists((filter) => filterOptions(index, scope, filter), pause);
        const sorted = (lists: SearchFilter[]) =>
          lists.map((one) => JSON.stringify(one)).toSorted();
        expect(sorted(found)).toEqual(sorted(expected));
      }),
      { numRuns: 5 },
    );
  });

  test("search only where a list may be below, and let others work in between", async () => {
    const index = indexOf(fc.sample(arbitraryVehicle(60), { numRuns: 60, seed: 1 }));
    let searches = 0;
    let pauses = 0;
    const found = await indexableLists(
      (filter) => {
        searches += 1;
        return filterOptions(index, scope, filter);
      },
      async () => {
        pauses += 1;
      },
    );
    expect(pauses).toBe(searches);
    expect(found.length).toBeGreaterThan(3 * searches);
  });
});
