import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { SearchFilter, Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { historyFacts } from "@forecourt/contracts/areas/inventory/vehicle-features";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import { slug } from "@forecourt/domain/slug";
import fc from "fast-check";
import { models } from "./arbitrary-vehicles.ts";

/** One to three distinct values. */
function someOf<T>(values: readonly T[]) {
  return fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
}

const thousands = (most: number) => fc.nat({ max: most }).map((value) => value * 1_000);

const textWords = [
  "mits outlander sport g4 c class cclass citroen red BLACK 20 2019 suvs awd manual v6 a se gtline zz",
  "ja4ap3au0hz0000",
].flatMap((words) => words.split(" "));

/** Each filter, with values that match some vehicles or none. */
const filters = {
  condition: fc.constantFrom(...Condition.options),
  bodyStyle: someOf(BodyStyle.options),
  make: someOf([...models.map(([make]) => slug(make)), "nobody"]),
  model: someOf([...models.map(([, model]) => slug(model)), "nothing"]),
  priceMin: fc.oneof(thousands(42), fc.nat({ max: 42_000 })),
  priceMax: fc.oneof(thousands(42), fc.nat({ max: 42_000 })),
  mileageMin: fc.oneof(thousands(130), fc.nat({ max: 130_000 })),
  mileageMax: fc.oneof(thousands(130), fc.nat({ max: 130_000 })),
  feature: someOf([
    "heated-seats",
    "panoramic-roof",
    "leather-seats",
    "navigation",
    "bed-liner",
  ] as const),
  yearMin: fc.integer({ min: 2017, max: 2027 }),
  yearMax: fc.integer({ min: 2017, max: 2027 }),
  fuelType: someOf(FuelType.options),
  drivetrain: someOf(Drivetrain.options),
  transmission: someOf(Transmission.options),
  exteriorColor: someOf(["red", "black", "silver", "purple"] as const),
  interiorColor: someOf(["black", "beige", "purple"] as const),
  cylinders: someOf(["4", "6", "8"] as const),
  doors: someOf(["2", "4", "5"] as const),
  store: someOf(["columbia", "rolla", "sedalia", "nowhere"]),
  deal: someOf(["price-drop", "premium-upgrades", "great-price"] as const),
  history: someOf(historyFacts),
  paymentMax: fc.nat({ max: 800 }),
  excluded: someOf([
    "body-suvs",
    "make-nobody",
    ...models.map(([make]) => `make-${slug(make)}`),
    ...models.map(([, model]) => `model-${slug(model)}`),
    "features-heated-seats",
    "features-navigation",
    "fuel-gasoline",
    "drivetrain-awd",
    "transmission-manual",
    "color-black",
    "color-red",
    "interior-beige",
    "cylinders-6",
    "doors-4",
  ]),
  text: fc
    .uniqueArray(fc.constantFrom(...textWords), { minLength: 1, maxLength: 2 })
    .map((words) => words.join(" ")),
} satisfies Record<keyof SearchFilter, fc.Arbitrary<unknown>>;

const terms = fc.record(
  {
    cashDown: fc.constantFrom(0, 1_500, 20_000),
    cashDownPercent: fc.constantFrom(0, 7, 10, 95, 100),
    tradeEquity: fc.constantFrom(0, 2_000),
    creditScore: fc.constantFrom(500, 620, 700, 850),
    months: fc.constantFrom(24, 60, 61, 84),
  },
  { requiredKeys: [] },
);

/** Up to four filters: more would rarely match a vehicle. */
export const arbitraryQuery: fc.Arbitrary<SearchQuery> = fc
  .subarray(SearchFilter.keyof().options, { maxLength: 4 })
  .chain((keys) =>
    fc.record({
      filter: fc.record(Object.fromEntries(keys.map((key) => [key, filters[key]]))),
      terms,
      sort: fc.constantFrom(...Sort.options),
      page: fc.constantFrom(1, 1, 2, 5),
    }),
  )
  .map(({ filter, terms: paymentTerms, sort, page }) =>
    SearchQuery.parse({ ...filter, ...paymentTerms, sort, page }),
  );
