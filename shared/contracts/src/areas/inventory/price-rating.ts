import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { VehicleSummary, Vin } from "../../vehicle.ts";

/** Rating of an asking price against those of similar cars, best for the buyer first. */
export const PriceRatingLevel = VehicleSummary.shape.priceRating.unwrap().unwrap();
export type PriceRatingLevel = z.infer<typeof PriceRatingLevel>;

/** Why there is no rating: sold, "Call for Price", a used car without odometer, too few similar cars. */
export const UnratedReason = z.enum(["sold", "no-price", "no-mileage", "too-few"]);
export type UnratedReason = z.infer<typeof UnratedReason>;

const Count = z.int().nonnegative();
const Cents = z.int().nonnegative();

/** The rules of the rating, in the reply so that the page shows the ones that were applied. */
export const RatingMethod = z.object({
  /** Minimum number of similar cars. */
  minimum: Count,
  /** Percent below the median from which a price is great, or good. */
  greatBelow: z.number(),
  goodBelow: z.number(),
  /** Percent above the median from which a price is high. */
  highAbove: z.number(),
  /** Maximum age in days of listings of other sellers. */
  maxAgeDays: Count,
});
export type RatingMethod = z.infer<typeof RatingMethod>;

/**
 * Rating of a car's asking price against those of similar cars. All prices in cents, without dealer
 * fees, because the fees of other sellers are not known.
 */
export const PriceRating = z.object({
  /** Null = no rating, see `reason`. */
  level: PriceRatingLevel.nullable(),
  reason: UnratedReason.nullable(),
  /** The car's own asking price; null = "Call for Price". */
  price: Cents.nullable(),
  /** Number of similar cars: `own` of this dealer, `market` of other sellers. */
  cars: Count,
  own: Count,
  market: Count,
  /** Median and quartiles of the prices; null without a rating. */
  median: Cents.nullable(),
  low: Cents.nullable(),
  high: Cents.nullable(),
  /** `price` minus `median`; negative is cheaper. */
  difference: z.int().nullable(),
  /** The trim of all similar cars; null = any trim. */
  trim: z.string().nullable(),
  /** Model years and miles of similar cars, bounds included; miles null = any. */
  yearFrom: z.int(),
  yearTo: z.int(),
  mileageFrom: Count.nullable(),
  mileageTo: Count.nullable(),
  /** The oldest day on which one of the prices was last seen; null = none. */
  asOf: z.iso.date().nullable(),
  method: RatingMethod,
});
export type PriceRating = z.infer<typeof PriceRating>;

/** Rates the price of one of the dealer's cars against similar cars of this dealer and of other sellers. */
export const getPriceRating = endpoint({
  method: "GET",
  path: "/api/inventory/vehicles/:vin/price-rating",
  params: z.object({ vin: Vin }),
  reply: PriceRating,
  errors: ["vehicle-unknown"],
});
