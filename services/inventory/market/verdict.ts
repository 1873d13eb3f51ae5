import type {
  PriceRating,
  PriceRatingLevel,
  RatingMethod,
  UnratedReason,
} from "@forecourt/contracts/vehicle/price-rating";
import {
  eachOnce,
  type JudgedCar,
  type Likeness,
  likenessOf,
  ofOneTrim,
  type PricedCar,
} from "./similar-cars.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** The figures of the rule, and where they come from: docs/decisions/0033-price-ratings.md. */
export const method = {
  minimum: 8,
  greatBelow: 10,
  goodBelow: 5,
  highAbove: 5,
  maxAgeDays: 60,
} as const satisfies RatingMethod;

/** A car whose price is judged; `price` null = "Call for Price". */
export interface CarToJudge extends Omit<JudgedCar, "price"> {
  price: number | null;
  status: "live" | "sold";
}

/** What stands between a car and a verdict, whatever else is for sale; null = nothing. */
export function obstacleOf(car: CarToJudge): UnratedReason | null {
  if (car.status === "sold") return "sold";
  if (car.price === null) return "no-price";
  return likenessOf(car) === null ? "no-mileage" : null;
}

/**
 * Judges a car's asking price against `listings`: cars of the same make and model that are as
 * `likenessOf` wants them. All prices in cents without dealer fees. `today` is YYYY-MM-DD.
 */
export function judge(car: CarToJudge, listings: readonly PricedCar[], today: string): PriceRating {
  const likeness = likenessOf(car);
  const { price } = car;
  const obstacle = obstacleOf(car);
  if (obstacle !== null || likeness === null || price === null) {
    return { ...nothingFound(car, likeness), reason: obstacle };
  }
  const judged = { ...car, price };
  const { trim, cars } = ofOneTrim(judged, eachOnce(judged, listings), method.minimum);
  const found = { ...nothingFound(car, likeness), ...counts(cars), trim, asOf: asOf(cars, today) };
  if (cars.length < method.minimum) return { ...found, reason: "too-few" };
  const spread = spreadOf(cars.map((similar) => similar.price));
  return {
    ...found,
    ...spread,
    verdict: verdictOn(price, spread),
    difference: price - spread.median,
  };
}

/** Whole numbers throughout, so that a price on a bound is on the same side everywhere. */
function verdictOn(price: number, { median }: Pick<Spread, "median">): PriceRatingLevel {
  const isUpTo = (percent: number) => price * 100 <= median * percent;
  if (isUpTo(100 - method.greatBelow)) return "great";
  if (isUpTo(100 - method.goodBelow)) return "good";
  return isUpTo(100 + method.highAbove) ? "fair" : "high";
}

function counts(cars: readonly PricedCar[]) {
  const own = cars.filter(({ seenOn }) => seenOn === null).length;
  return { cars: cars.length, own, market: cars.length - own };
}

/** The oldest sight among the cars: those on the own lots are seen today. */
function asOf(cars: readonly PricedCar[], today: string): string | null {
  const days = cars.map(({ seenOn }) => seenOn ?? today);
  return days.toSorted()[0] ?? null;
}

function nothingFound(car: CarToJudge, likeness: Likeness | null): PriceRating {
  return {
    verdict: null,
    reason: null,
    price: car.price,
    cars: 0,
    own: 0,
    market: 0,
    median: null,
    low: null,
    high: null,
    difference: null,
    trim: null,
    yearFrom: likeness?.yearFrom ?? car.year,
    yearTo: likeness?.yearTo ?? car.year,
    mileageFrom: likeness?.miles?.from ?? null,
    mileageTo: likeness?.miles?.to ?? null,
    asOf: null,
    method,
  };
}
