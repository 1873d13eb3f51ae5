import { describe, expect, test } from "@jest/globals";
import { BodyStyle, Condition } from "../../../vehicle.ts";
import { vehicleFeatures } from "../vehicle-features.ts";
import { boundSteps, type SearchFilter } from "./search-filter.ts";
import { isFollowedByCrawlers, isIndexable } from "./search-indexing.ts";
import { searchPath } from "./search-path.ts";

const at = (filter: SearchFilter) => ({ filter, sort: null, page: 1, terms: {} });

describe("isIndexable", () => {
  test.each<[SearchFilter, boolean]>([
    [{}, true],
    [{ condition: "used" }, true],
    [{ condition: "used", bodyStyle: ["suvs"], make: ["mini"] }, true],
    [{ condition: "used", make: ["mini"], model: ["cooper"] }, true],
    [{ feature: ["third-row-seating"], bodyStyle: ["suvs"] }, true],
    [{ feature: ["sunroof"], priceMax: 20_000 }, false],
    [{ feature: ["sunroof"], make: ["mini"] }, false],
    [{ condition: "used", mileageMax: 30_000 }, true],
    [{ bodyStyle: ["suvs"], make: ["mini"], model: ["cooper"] }, false],
    [{ bodyStyle: ["suvs", "trucks"] }, false],
    [{ feature: ["sunroof", "navigation"] }, false],
    [{ priceMax: 20_001 }, false],
    [{ priceMin: 20_000 }, false],
    [{ mileageMax: 31_000 }, false],
    [{ condition: "used", mileageMin: 100_000 }, false],
    [{ fuelType: ["hybrid"] }, false],
    [{ deal: ["price-drop"] }, false],
    [{ paymentMax: 300 }, false],
    [{ yearMin: 2020 }, false],
    [{ text: "limited" }, false],
  ])("%j: %s", (filter, may) => {
    expect(isIndexable(at(filter))).toBe(may);
  });

  test("false for other orders, pages and terms of a list", () => {
    const list = at({ condition: "used" });
    expect(isIndexable({ ...list, sort: "priceLow" })).toBe(false);
    expect(isIndexable({ ...list, page: 2 })).toBe(false);
    expect(isIndexable({ ...list, terms: { months: 60 } })).toBe(false);
  });
});

test("crawlers follow the pages of complete lists only", () => {
  const list = at({ condition: "used" });
  expect(isFollowedByCrawlers({ ...list, page: 7 })).toBe(true);
  expect(isFollowedByCrawlers(at({}))).toBe(true);
  expect(isFollowedByCrawlers(at({ bodyStyle: ["suvs"] }))).toBe(false);
  expect(isFollowedByCrawlers({ ...list, sort: "priceLow" })).toBe(false);
  expect(isFollowedByCrawlers({ ...list, terms: { months: 60 } })).toBe(false);
});

/** Every list with one value of each kind, of all kinds at once at most `kinds`. */
function* lists(choices: Record<string, SearchFilter[]>, kinds: number): Generator<SearchFilter> {
  const [first, ...rest] = Object.entries(choices);
  if (!first) return yield {};
  for (const filter of lists(Object.fromEntries(rest), kinds)) {
    yield filter;
    if (Object.keys(filter).length >= kinds) continue;
    for (const choice of first[1]) yield { ...choice, ...filter };
  }
}

test("the number of indexable addresses is bounded by the names of the inventory", () => {
  const makes = Array.from({ length: 40 }, (_, make) => `make-${make}`);
  const modelsOfMake = 8;
  const models = makes.flatMap((make) =>
    Array.from({ length: modelsOfMake }, (_, model) => ({ make: [make], model: [`m-${model}`] })),
  );
  const choices = {
    bodyStyle: BodyStyle.options.map((one) => ({ bodyStyle: [one] })),
    make: [...makes.map((one) => ({ make: [one] })), ...models],
    priceMin: [{ priceMin: 10_000 }],
    priceMax: [...boundSteps.priceMax, 1].map((priceMax) => ({ priceMax })),
    mileageMax: [...boundSteps.mileageMax, 1].map((mileageMax) => ({ mileageMax })),
    feature: vehicleFeatures.map((one) => ({ feature: [one] })),
    deal: [{ deal: ["price-drop" as const] }],
  };
  const found = new Set<string>();
  for (const filter of lists(choices, 2)) {
    for (const condition of [undefined, ...Condition.options]) {
      const searchState = at(condition ? { ...filter, condition } : filter);
      if (isIndexable(searchState)) found.add(searchPath(searchState));
    }
  }
  const kinds = [
    BodyStyle.options.length,
    makes.length,
    boundSteps.priceMax.length,
    boundSteps.mileageMax.length,
    vehicleFeatures.length,
  ];
  const single = kinds.reduce((sum, count) => sum + count, 0);
  const squares = kinds.reduce((sum, count) => sum + count * count, 0);
  // A feature is combined with a body style only.
  const unasked =
    vehicleFeatures.length *
    (makes.length + boundSteps.priceMax.length + boundSteps.mileageMax.length);
  const pairs = (single * single - squares) / 2 - unasked;
  const bound = (Condition.options.length + 1) * (1 + single + pairs + models.length);
  console.info(
    `${found.size} indexable lists at most for ${makes.length} makes and ${models.length} models`,
  );
  expect(found.size).toBe(bound);
});
