import { z } from "zod";
import { colorFamilies, deals, vehicleFeatures } from "./vehicle/vehicle-features.ts";
import { BodyStyle, Condition, Drivetrain, FuelType, Transmission } from "./vehicle.ts";

/** The sorts of the specification by their URL names, and the lowest monthly payment. */
export const Sort = z.enum([
  "newest",
  "oldest",
  "mileage",
  "year",
  "priceHigh",
  "priceLow",
  "payment",
]);
export type Sort = z.infer<typeof Sort>;

/** Values of one filter, at most. */
export const MAX_VALUES = 30;

/** Characters of a free text, at most. */
export const MAX_TEXT = 60;

/** Of a name of 60 characters; each of them may become six, see `slug`. */
const UrlWord = z.string().regex(/^[a-z0-9-]{1,420}$/, "expected a URL word: a-z, 0-9, hyphens");

/** A list as a query string carries it: `suvs,trucks`. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (given) => (typeof given === "string" ? given.split(",") : given),
      z.array(item).min(1).max(MAX_VALUES),
    )
    .optional();

/** A whole number as a query string carries it. An empty text is none, not 0. */
export const wholeNumber = (most: number) =>
  z.preprocess(
    (given) => (typeof given === "string" && /^\d{1,9}$/.test(given) ? Number(given) : given),
    z.int(`expected a whole number up to ${most}`).min(0).max(most),
  );

/** Dollars or miles, at most. */
export const MAX_AMOUNT = 9_999_999;
const Amount = wholeNumber(MAX_AMOUNT).optional();
const Year = wholeNumber(9_999).optional();

/**
 * What is searched for. A car fits when it has one of the values of each list, but all of the
 * features and deals. Bounds are included: `price*` in whole dollars of the advertised total, which
 * is the car and the dealer's fees; `mileageMax` in miles; `paymentMax` in whole dollars a month. Money
 * is compared as it is shown, as the nearest dollar. A car
 * whose fact is not known fits no filter on it.
 */
export const SearchFilter = z.strictObject({
  condition: Condition.optional(),
  bodyStyle: listOf(BodyStyle),
  /** Slugs of makes. */
  make: listOf(UrlWord),
  /** Slugs of models of the one make that is chosen. */
  model: listOf(UrlWord),
  priceMin: Amount,
  priceMax: Amount,
  mileageMax: Amount,
  feature: listOf(z.enum(vehicleFeatures)),
  yearMin: Year,
  yearMax: Year,
  fuelType: listOf(FuelType),
  drivetrain: listOf(Drivetrain),
  transmission: listOf(Transmission),
  exteriorColor: listOf(z.enum(colorFamilies)),
  interiorColor: listOf(z.enum(colorFamilies)),
  deal: listOf(z.enum(deals)),
  paymentMax: Amount,
  /** Words that all begin a word of the car: its names, trim, stock number, VIN, colours, engine. */
  text: z.string().trim().min(1).max(MAX_TEXT).optional(),
});
export type SearchFilter = z.output<typeof SearchFilter>;
export type FilterKey = keyof SearchFilter;

/**
 * What a monthly payment is computed with: whole dollars, a score, months. Each that is left out is
 * the dealer's default: the calculator's on a page, the finance program's in the service.
 */
export const SearchPaymentTerms = z.strictObject({
  cashDown: Amount,
  tradeEquity: Amount,
  creditScore: wholeNumber(850).optional(),
  months: wholeNumber(120).optional(),
});
export type SearchPaymentTerms = z.output<typeof SearchPaymentTerms>;

/** Filters that are counted value by value. */
export const FacetName = z.enum([
  "condition",
  "bodyStyle",
  "make",
  "model",
  "year",
  "fuelType",
  "drivetrain",
  "transmission",
  "exteriorColor",
  "interiorColor",
  "feature",
  "deal",
]);
export type FacetName = z.infer<typeof FacetName>;

/** Upper bounds that are offered and counted, in dollars, miles, dollars a month. */
export const boundSteps = {
  priceMax: [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000],
  mileageMax: [15_000, 30_000, 60_000, 85_000, 100_000],
  paymentMax: [200, 250, 300, 350, 400, 500, 600, 800],
} as const;
export const RangeName = z.enum(["priceMax", "mileageMax", "paymentMax"]);
export type RangeName = z.infer<typeof RangeName>;
