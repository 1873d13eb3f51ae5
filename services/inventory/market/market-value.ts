import type { MarketValue } from "@forecourt/contracts/areas/inventory/market-value";
import { roundCents } from "@forecourt/domain/money";
import type { PricedVehicle, SimilarityCriteria } from "../store/priced-vehicle.ts";
import { comparableCars } from "./comparable-trim.ts";
import { type DepreciationCurve, defaultCurve, depreciationOf } from "./depreciation.ts";
import { type Quartiles, quartiles } from "./quartiles.ts";
import { deduplicateListings } from "./similar-vehicles.ts";

/** A used car of any owner. */
export interface ValuedVehicle {
  vin: string | null;
  year: number;
  mileage: number;
  trim: string | null;
}

/** The figures of the guide; their reasons are in docs/decisions/0153-own-valuation-guide.md. */
export const guideMethod = {
  minimum: 8,
  yearTolerance: 2,
  milesTolerance: 40_000,
  maxAgeDays: 60,
} as const;

/** Which cars the guide compares: a wider range than for ratings, since prices are converted. */
export function guideCriteria({ year, mileage }: ValuedVehicle): SimilarityCriteria {
  const { yearTolerance, milesTolerance } = guideMethod;
  return {
    kind: "used",
    yearFrom: year - yearTolerance,
    yearTo: year + yearTolerance,
    miles: { from: Math.max(0, mileage - milesTolerance), to: mileage + milesTolerance },
  };
}

/**
 * The value of a car from `listings`: cars of its make and model that meet `guideCriteria`. `today` is
 * YYYY-MM-DD.
 */
export function marketValue(
  car: ValuedVehicle,
  listings: readonly PricedVehicle[],
  today: string,
): Omit<MarketValue, "bodyStyle"> {
  const { minimum } = guideMethod;
  const rated = { ...car, vin: car.vin ?? "", condition: "used" as const, price: 0 };
  const others = deduplicateListings(rated, listings);
  const usual = depreciationOf(others);
  const { trim, assumedTrim, isTrimUnsure, cars } = comparableCars(car.trim, others, {
    minimum,
    priceOf: (one) => convertedPrice(one, car, usual),
  });
  const days = cars.map(({ seenOn }) => seenOn ?? today).toSorted();
  const isTrimMixed = isTrimUnsure && assumedTrim === null;
  const found = {
    cars: cars.length,
    minimum,
    trim,
    assumedTrim,
    isTrimMixed,
    asOf: days[0] ?? null,
  };
  if (cars.length < minimum) {
    return {
      ...found,
      curve: defaultCurve,
      medianCents: null,
      lowCents: null,
      highCents: null,
      spread: null,
      confidence: "low",
    };
  }
  const curve = depreciationOf(cars);
  const converted = cars.map((one) => convertedPrice(one, car, curve));
  const prices = quartiles(converted);
  return {
    ...found,
    curve,
    medianCents: prices.median,
    lowCents: prices.low,
    highCents: prices.high,
    spread: spreadOf(cars, converted),
    confidence: confidenceOf(cars.length, prices, isTrimUnsure),
  };
}

function spreadOf(
  cars: readonly PricedVehicle[],
  converted: readonly number[],
): NonNullable<MarketValue["spread"]> {
  const ends = (values: readonly number[]): [number, number] => [
    Math.min(...values),
    Math.max(...values),
  ];
  const [lowest, highest] = ends(converted);
  const miles = cars.flatMap(({ mileage }) => mileage ?? []);
  return {
    lowestCents: roundCents(lowest),
    highestCents: roundCents(highest),
    years: ends(cars.map(({ year }) => year)),
    miles: miles.length === 0 ? null : ends(miles),
  };
}

/** The price that a car would have with the year and the mileage of another. */
function convertedPrice(
  { price, year, mileage }: PricedVehicle,
  car: ValuedVehicle,
  { perYearPercent, per10000MilesPercent }: DepreciationCurve,
): number {
  const olderBy = year - car.year;
  const moreMiles = car.mileage - (mileage ?? car.mileage);
  const byYear = (1 - perYearPercent / 100) ** olderBy;
  const byMiles = (1 - per10000MilesPercent / 100) ** (moreMiles / 10_000);
  return price * byYear * byMiles;
}

function confidenceOf(
  cars: number,
  { low, median, high }: Quartiles,
  isTrimUnsure: boolean,
): MarketValue["confidence"] {
  const spread = median === 0 ? 1 : (high - low) / median;
  if (cars >= 20 && spread <= 0.15 && !isTrimUnsure) return "high";
  return cars >= 12 && spread <= 0.3 ? "medium" : "low";
}
