import type { BodyStyle } from "@forecourt/contracts/vehicle";
import { DEMO_YEAR, typicalMileage } from "./mileage.ts";

/** Resale value of an average car as a share of its price when new, by age in years from 0. */
const resaleShareByAge = [
  0.92, 0.86, 0.79, 0.72, 0.66, 0.6, 0.55, 0.5, 0.455, 0.415, 0.375, 0.34, 0.305, 0.275, 0.25,
  0.225, 0.205, 0.19, 0.175,
] as const;

/** Prices of new cars rose by about 2.2 % a year; the catalog has prices of 2024. */
const PRICE_INCREASE_PER_YEAR = 0.022;
const CATALOG_YEAR = 2024;

/** Age in years at which `valueRetention` applies in full. */
const RETENTION_YEARS = 5;

/** Share of the price that 1,000 miles above (below) the typical mileage subtract (add). */
const VALUE_PER_1000_MILES = 0.0038;
const MIN_MILEAGE_FACTOR = 0.7;
const MAX_MILEAGE_FACTOR = 1.14;

const CERTIFIED_FACTOR = 1.045;
/** Below this value a car that runs costs more than it is worth on paper, and prices are closer together. */
const LOW_VALUE = 6_000;
const LOWEST_PRICE = 3_000;
const ENDING_STEP = 500;
const LOW_ENDING_STEP = 100;

export interface UsedCar {
  msrp: number;
  year: number;
  bodyStyle: BodyStyle;
  mileage: number;
  valueRetention: number;
  certified: boolean;
  /** State of the individual car, a factor around 1. */
  state: number;
}

/** Price when new, in dollars of the model year. */
export function priceWhenNew(msrp: number, year: number): number {
  return msrp * (1 - PRICE_INCREASE_PER_YEAR * (CATALOG_YEAR - year));
}

/** Asking price of a used car in dollars, before rounding to the store's price ending. */
export function usedValue(car: UsedCar): number {
  const age = DEMO_YEAR - car.year;
  const resaleShare = resaleShareByAge[Math.min(age, resaleShareByAge.length - 1)] ?? 0;
  const model = compounded(1 + (car.valueRetention - 1) / RETENTION_YEARS, age);
  const thousands = (car.mileage - typicalMileage(car.year, car.bodyStyle)) / 1_000;
  const mileage = clamp(
    1 - thousands * VALUE_PER_1000_MILES,
    MIN_MILEAGE_FACTOR,
    MAX_MILEAGE_FACTOR,
  );
  const certified = car.certified ? CERTIFIED_FACTOR : 1;
  return priceWhenNew(car.msrp, car.year) * resaleShare * model * mileage * certified * car.state;
}

/** Rounds to the store's price ending: 18,812 → $18,995 with an ending of 5, 2,480 → $4,195. */
export function roundToEnding(dollars: number, ending: number): number {
  const isLow = dollars < LOW_VALUE;
  const asked = isLow ? LOWEST_PRICE + (dollars * (LOW_VALUE - LOWEST_PRICE)) / LOW_VALUE : dollars;
  const step = isLow ? LOW_ENDING_STEP : ENDING_STEP;
  return Math.round(asked / step) * step - ending;
}

/** Repeated multiplication, because the rounding of `**` differs between engine versions. */
function compounded(factor: number, years: number): number {
  let product = 1;
  for (let year = 0; year < years; year++) product *= factor;
  return product;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
