import type {
  PriceRating,
  PriceRatingLevel,
  RatingMethod,
  UnratedReason,
} from "@forecourt/contracts/areas/inventory/price-rating";
import type { PricedVehicle, SimilarityCriteria } from "../store/priced-vehicle.ts";
import { type Quartiles, quartiles } from "./quartiles.ts";
import {
  deduplicateListings,
  preferSameTrim,
  type RatedVehicle,
  similarityCriteria,
} from "./similar-vehicles.ts";

/** The figures of the rating rule; their sources are in docs/decisions/0033-price-ratings.md. */
export const ratingMethod = {
  minimum: 8,
  greatBelow: 10,
  goodBelow: 5,
  highAbove: 5,
  maxAgeDays: 60,
} as const satisfies RatingMethod;

/** A vehicle whose price is to be rated; `price` null = "Call for Price". */
export interface VehicleToRate extends Omit<RatedVehicle, "price"> {
  price: number | null;
  status: "live" | "sold";
}

/** Why a vehicle cannot be rated, regardless of other listings; null = it can. */
export function unratedReason(car: VehicleToRate): UnratedReason | null {
  if (car.status === "sold") return "sold";
  if (car.price === null) return "no-price";
  return similarityCriteria(car) === null ? "no-mileage" : null;
}

/**
 * Rates a vehicle's asking price against `listings`: vehicles of the same make and model that meet
 * `similarityCriteria`. All prices are in cents without dealer fees. `today` is YYYY-MM-DD.
 */
export function ratePrice(
  car: VehicleToRate,
  listings: readonly PricedVehicle[],
  today: string,
): PriceRating {
  const criteria = similarityCriteria(car);
  const { price } = car;
  const reason = unratedReason(car);
  if (reason !== null || criteria === null || price === null) {
    return { ...emptyRating(car, criteria), reason };
  }
  const rated = { ...car, price };
  const { trim, cars } = preferSameTrim(
    rated,
    deduplicateListings(rated, listings),
    ratingMethod.minimum,
  );
  const found = {
    ...emptyRating(car, criteria),
    ...countSources(cars),
    trim,
    asOf: oldestSighting(cars, today),
  };
  if (cars.length < ratingMethod.minimum) return { ...found, reason: "too-few" };
  const prices = quartiles(cars.map((similar) => similar.price));
  return {
    ...found,
    ...prices,
    level: ratingLevel(price, prices),
    difference: price - prices.median,
  };
}

/** Integer arithmetic only, so that a price on a bound gets the same rating on every machine. */
function ratingLevel(price: number, { median }: Pick<Quartiles, "median">): PriceRatingLevel {
  const isUpTo = (percent: number) => price * 100 <= median * percent;
  if (isUpTo(100 - ratingMethod.greatBelow)) return "great";
  if (isUpTo(100 - ratingMethod.goodBelow)) return "good";
  return isUpTo(100 + ratingMethod.highAbove) ? "fair" : "high";
}

function countSources(cars: readonly PricedVehicle[]) {
  const own = cars.filter(({ seenOn }) => seenOn === null).length;
  return { cars: cars.length, own, market: cars.length - own };
}

/** The oldest day on which one of the vehicles was seen; own stock counts as seen today. */
function oldestSighting(cars: readonly PricedVehicle[], today: string): string | null {
  const days = cars.map(({ seenOn }) => seenOn ?? today);
  return days.toSorted()[0] ?? null;
}

function emptyRating(car: VehicleToRate, criteria: SimilarityCriteria | null): PriceRating {
  return {
    level: null,
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
    yearFrom: criteria?.yearFrom ?? car.year,
    yearTo: criteria?.yearTo ?? car.year,
    mileageFrom: criteria?.miles?.from ?? null,
    mileageTo: criteria?.miles?.to ?? null,
    asOf: null,
    method: ratingMethod,
  };
}
