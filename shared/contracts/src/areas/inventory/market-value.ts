import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { BodyStyle, Vin } from "../../vehicle.ts";

const Count = z.int().nonnegative();
const Cents = z.int().nonnegative();

/** Ranges of the compared cars, which an appraiser needs to judge the median. */
const Spread = z.object({
  /** Range of the prices from which the median is taken, each converted to the year and mileage of the car. */
  lowestCents: Cents,
  highestCents: Cents,
  /** Oldest and newest model year of the comparable cars. */
  years: z.tuple([z.int(), z.int()]),
  /** Null = no car states it. */
  miles: z.tuple([Count, Count]).nullable(),
});

/**
 * Prices at which comparable used cars are offered. Without dealer fees, because the fees of other sellers are unknown.
 */
export const MarketValue = z.object({
  /** Median of the prices, each converted to the year and mileage of the car; null = too few cars. */
  medianCents: Cents.nullable(),
  /** Quartiles. */
  lowCents: Cents.nullable(),
  highCents: Cents.nullable(),
  /** Null = too few cars. */
  spread: Spread.nullable().default(null),
  /** Number of comparable cars; below `minimum` there is no value. */
  cars: Count,
  minimum: Count,
  /** The trim of all comparable cars; null = any trim. */
  trim: z.string().nullable(),
  /** The trim that was supposed, since the car's is unknown or none of these cars has it; null = none was. */
  assumedTrim: z.string().nullable().default(null),
  /** True = cars of several trims were compared, and none was supposed. */
  isTrimMixed: z.boolean().default(false),
  /** The usual body style of the model; null = not known. */
  bodyStyle: BodyStyle.nullable().default(null),
  /** Depends on the number of cars and the spread of their prices. At most `medium` if the trim is unsure. */
  confidence: z.enum(["high", "medium", "low"]),
  /** The oldest day on which one of the prices was last seen; null = no cars. */
  asOf: z.iso.date().nullable(),
  /** The depreciation curve that converts prices, in percent. */
  curve: z.object({ perYearPercent: z.number(), per10000MilesPercent: z.number() }),
});
export type MarketValue = z.infer<typeof MarketValue>;

/** The market value of a used car of any owner, from this dealer's stock and imported market data. */
export const getMarketValue = endpoint({
  method: "GET",
  path: "/api/inventory/market-value",
  query: z.strictObject({
    make: z.string().min(1).max(60),
    model: z.string().min(1).max(80),
    year: z.coerce.number().int().min(1900).max(2100),
    mileage: z.coerce.number().int().min(0).max(999_999),
    trim: z.string().max(80).optional(),
    /** The car itself is not compared with its own listing. */
    vin: Vin.optional(),
  }),
  reply: MarketValue,
  errors: ["bad-query", "dealer-unknown"],
});
