import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Vin } from "../../vehicle.ts";

/** What an asking price is beside those of similar cars, best for the buyer first. */
export const PriceRatingLevel = z.enum(["great", "good", "fair", "high"]);
export type PriceRatingLevel = z.infer<typeof PriceRatingLevel>;

/** Why there is no verdict: sold, "Call for Price", a used car without odometer, too few similar cars. */
export const UnratedReason = z.enum(["sold", "no-price", "no-mileage", "too-few"]);
export type UnratedReason = z.infer<typeof UnratedReason>;

const Count = z.int().nonnegative();
const Cents = z.int().nonnegative();

/** The rules behind a verdict, told with it, so that a page cannot state others. */
export const RatingMethod = z.object({
  /** Similar cars that a verdict needs. */
  minimum: Count,
  /** Percent below the middle price from which a price is great, and good. */
  greatBelow: z.number(),
  goodBelow: z.number(),
  /** Percent above the middle price beyond which a price is high. */
  highAbove: z.number(),
  /** Listings elsewhere that were last seen more days ago than this do not count. */
  maxAgeDays: Count,
});
export type RatingMethod = z.infer<typeof RatingMethod>;

/**
 * Where a car's asking price stands among those of similar cars. All prices in cents, without
 * dealer fees: the car's own is without them, and other sellers' fees are not known.
 */
export const PriceRating = z.object({
  /** Null = no verdict, see `reason`. */
  verdict: PriceRatingLevel.nullable(),
  reason: UnratedReason.nullable(),
  /** The car's own asking price; null = "Call for Price". */
  price: Cents.nullable(),
  /** Similar cars found, each once: `own` of this dealer, `market` elsewhere. */
  cars: Count,
  own: Count,
  market: Count,
  /** The middle price, and the bounds of the middle half; null without a verdict. */
  median: Cents.nullable(),
  low: Cents.nullable(),
  high: Cents.nullable(),
  /** `price` less `median`; below zero is cheaper. */
  difference: z.int().nullable(),
  /** The trim that all of the cars have; null = any trim. */
  trim: z.string().nullable(),
  /** Model years and miles within which a car is similar, bounds included; miles null = any. */
  yearFrom: z.int(),
  yearTo: z.int(),
  mileageFrom: Count.nullable(),
  mileageTo: Count.nullable(),
  /** No price among them was last seen before this day; null where there is none. */
  asOf: z.iso.date().nullable(),
  method: RatingMethod,
});
export type PriceRating = z.infer<typeof PriceRating>;

/** How one of the dealer's cars is priced beside similar cars of its own and of other sellers. */
export const getPriceRating = endpoint({
  method: "GET",
  path: "/api/inventory/vehicles/:vin/verdict",
  params: z.object({ vin: Vin }),
  reply: PriceRating,
  errors: ["vehicle-unknown"],
});
