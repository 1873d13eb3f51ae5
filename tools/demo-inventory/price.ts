import type { BodyStyle } from "@forecourt/contracts/vehicle";
import { DEMO_YEAR, usualMileage } from "./mileage.ts";

/** Share of its price when new that an average car still brings, by age in years from 0 on. */
const keptByAge = [
  0.92, 0.86, 0.79, 0.72, 0.66, 0.6, 0.55, 0.5, 0.455, 0.415, 0.375, 0.34, 0.305, 0.275, 0.25,
  0.225, 0.205, 0.19, 0.175,
] as const;

/** Prices of new cars rose by some 2.2 % a year; the catalogue states them in dollars of 2024. */
const RISE_PER_YEAR = 0.022;
const CATALOG_YEAR = 2024;

/** A model that keeps a tenth more than others does so after this many years. */
const KEEPS_YEARS = 5;

/** What 1,000 miles over (or under) the usual mileage take from (or add to) a price. */
const PER_1000_MILES = 0.0038;
const LEAST_FOR_MILEAGE = 0.7;
const MOST_FOR_MILEAGE = 1.14;

const CERTIFIED_EXTRA = 1.045;
const LOWEST_PRICE = 3_995;
const ENDING_STEP = 500;

export interface UsedCar {
  msrp: number;
  year: number;
  bodyStyle: BodyStyle;
  mileage: number;
  keeps: number;
  certified: boolean;
  /** The car's own state, as a factor around 1. */
  state: number;
}

/** What the model cost when new, in whole dollars of its own model year. */
export function priceWhenNew(msrp: number, year: number): number {
  return msrp * (1 - RISE_PER_YEAR * (CATALOG_YEAR - year));
}

/** Asking price of a used car in dollars, before it is rounded to the store's ending. */
export function usedValue(car: UsedCar): number {
  const age = DEMO_YEAR - car.year;
  const kept = keptByAge[Math.min(age, keptByAge.length - 1)] ?? 0;
  const model = compounded(1 + (car.keeps - 1) / KEEPS_YEARS, age);
  const thousands = (car.mileage - usualMileage(car.year, car.bodyStyle)) / 1_000;
  const mileage = clamp(1 - thousands * PER_1000_MILES, LEAST_FOR_MILEAGE, MOST_FOR_MILEAGE);
  const certified = car.certified ? CERTIFIED_EXTRA : 1;
  return priceWhenNew(car.msrp, car.year) * kept * model * mileage * certified * car.state;
}

/** The nearest price that ends as this store's prices do: 18,812 → $18,995 with an ending of 5. */
export function withEnding(dollars: number, ending: number): number {
  return Math.max(LOWEST_PRICE, Math.round(dollars / ENDING_STEP) * ENDING_STEP - ending);
}

/** Multiplied out: how `**` rounds may differ between versions of the engine. */
function compounded(factor: number, years: number): number {
  let product = 1;
  for (let year = 0; year < years; year++) product *= factor;
  return product;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
