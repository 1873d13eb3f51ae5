import { excludedCondition } from "./sql-excluded.ts";

/** List filters with their columns; a vehicle must match one of the values. */
export const lists = {
  condition: "condition",
  bodyStyle: "body_style",
  make: "make",
  model: "model",
  fuelType: "fuel",
  drivetrain: "drivetrain",
  transmission: "transmission",
  exteriorColor: "exterior",
  interiorColor: "interior",
} as const;

/** List filters whose values are not counted. */
export const uncounted = { cylinders: "cylinders", doors: "doors" } as const;

/** Each filter as an SQL condition. */
export const conditions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...lists, ...uncounted, store: "store" }).map(([key, column]) => [
      key,
      `:${key} is null or instr(:${key}, ',' || ${column} || ',') > 0`,
    ]),
  ),
  year: "(:yearMin is null or year >= :yearMin) and (:yearMax is null or year <= :yearMax)",
  priceMin: ":priceMin is null or total >= :priceMin * 100 - 50",
  priceMax: ":priceMax is null or total < :priceMax * 100 + 50",
  mileageMin: ":mileageMin is null or mileage >= :mileageMin",
  mileageMax: ":mileageMax is null or mileage <= :mileageMax",
  paymentMax: ":paymentMax is null or payment < :paymentMax * 100 + 50",
  feature: `:feature is null or not exists (
    select 1 from json_each(:feature) f where instr(features, ',' || f.value || ',') = 0)`,
  deal: `:deal is null or not ((instr(:deal, 'price-drop') > 0 and not price_drop)
    or (instr(:deal, 'premium-upgrades') > 0 and not premium)
    or instr(:deal, 'great-price') > 0)`,
  history: `:history is null or not ((instr(:history, 'one-owner') > 0 and not one_owner)
    or (instr(:history, 'no-accidents') > 0 and not no_accidents)
    or (instr(:history, 'clean-title') > 0 and not clean_title))`,
  excluded: excludedCondition,
  text: `:text is null or not exists (
    select 1 from json_each(:text) t where instr(words, ' ' || t.value) = 0
      and not (t.value glob '*[0-9]*' and instr(numbers, ' ' || t.value) > 0))`,
};
export const conditionKeys = Object.keys(conditions);
