import {
  colorFamilies,
  deals,
  historyFacts,
  vehicleFeatures,
} from "@forecourt/contracts/areas/inventory/vehicle-features";
import { BodyStyle, Drivetrain, FuelType, Transmission } from "@forecourt/contracts/vehicle";
import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseQuery } from "./parse-query.ts";
import { allModels, nameplateOf, parseContextFor } from "./testing/parse-context.ts";

const texts = defaultTexts();
const vocabulary = allModels();
const reading = parseContextFor(vocabulary);

/** The label of a filter on the search page. */
const worded = (key: string, value = "") => {
  const text = texts[key];
  if (text === undefined) throw new Error(`no text "${key}"`);
  return text.replace(/\{\w+\}/, value);
};
const grouped = (value: number) => value.toLocaleString("en-US");

const some = (values: readonly string[]) =>
  fc.option(
    fc
      .subarray([...values], { minLength: 1, maxLength: Math.min(values.length, 3) })
      .map((chosen) => chosen.sort()),
    { nil: undefined },
  );
const upTo = (most: number, least = 1_000) =>
  fc.option(fc.integer({ min: least, max: most }), { nil: undefined });

// "Karma" is also a model of Fisker, so the name alone is ambiguous; see cases.json.
const models = new Set(vocabulary.makes.flatMap((make) => make.models.map(({ slug }) => slug)));
const clearMakes = vocabulary.makes.filter(({ slug }) => !models.has(slug));

const named = fc.option(
  fc.constantFrom(...clearMakes).chain((make) =>
    fc.record({
      make: fc.constant(make),
      model: fc.constantFrom(undefined, ...make.models),
    }),
  ),
  { nil: undefined },
);

const searches = fc.record({
  condition: fc.option(fc.constantFrom("used", "new", "certified"), { nil: undefined }),
  bodyStyle: some(BodyStyle.options),
  named,
  priceMax: upTo(90_000, 5_000),
  mileageMax: upTo(200_000),
  feature: some(vehicleFeatures),
  yearMin: upTo(2027, 1990),
  fuelType: some(FuelType.options),
  drivetrain: some(Drivetrain.options),
  transmission: some(Transmission.options),
  exteriorColor: some(colorFamilies),
  interiorColor: some(colorFamilies),
  deal: some(deals),
  history: some(historyFacts),
  paymentMax: upTo(2_000, 50),
});

const lists = [
  "bodyStyle",
  "feature",
  "fuelType",
  "drivetrain",
  "transmission",
  "deal",
  "history",
] as const;

test("parses the labels of filter chips as these filters", () => {
  fc.assert(
    fc.property(searches, ({ named: name, ...search }) => {
      const one = (key: string, value: number | undefined, sign = "") =>
        value === undefined ? [] : [worded(`search.filter.${key}`, `${sign}${grouped(value)}`)];
      const chips = [
        ...(search.condition ? [worded(`condition.${search.condition}`)] : []),
        ...(name ? [[name.make.name, name.model?.name].filter(Boolean).join(" ")] : []),
        ...lists.flatMap((key) => (search[key] ?? []).map((value) => worded(`${key}.${value}`))),
        ...(search.exteriorColor ?? []).map((value) => worded(`color.${value}`)),
        ...(search.interiorColor ?? []).map((value) =>
          worded("search.filter.interiorColor.value", worded(`color.${value}`)),
        ),
        ...one("priceUnder", search.priceMax, "$"),
        ...one("mileageUnder", search.mileageMax),
        ...one("paymentUnder", search.paymentMax, "$"),
        ...(search.yearMin ? [worded("search.filter.yearFrom", String(search.yearMin))] : []),
      ];
      const { filter, unclear } = parseQuery(chips.join(", "), reading);
      const { model, ...others } = filter;
      expect([chips, unclear]).toEqual([chips, []]);
      expect(others).toEqual({ ...search, make: name && [name.make.slug] });
      expect(model).toEqual(name?.model && nameplateOf(name.make, name.model));
    }),
    { numRuns: 300 },
  );
});

test.each(["newest", "oldest", "mileage", "year", "priceHigh", "priceLow", "payment"])(
  "parses the label of sort order %s",
  (sort) => {
    expect(parseQuery(worded(`search.sort.${sort}`), reading)).toMatchObject({ sort, unclear: [] });
  },
);
