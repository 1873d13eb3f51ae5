import { z } from "zod";
import { Cents, Line, orNull, Slug } from "./values.ts";

/** A tax rate: percent with at most four decimals, such as Missouri's 4.225. */
const TaxRate = z
  .number()
  .min(0, "a rate of 0 or more")
  .max(20, "a rate of at most 20 percent")
  .refine(
    (value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
    "a rate with at most four decimals",
  );

const Day = z.iso.date("a day as YYYY-MM-DD");

/** A place's own rate, with the day on which the dealer looked it up. */
const LocalRate = z.strictObject({
  place: Line,
  ratePercent: TaxRate,
  asOf: Day,
  /** For those who keep the file. */
  note: orNull(Line),
});

const GovernmentFee = z.strictObject({ label: Line, amountCents: Cents });

/**
 * How one state taxes the sale of a car. Nothing here is guessed: what is not known is left out, and
 * the visitor is told that it comes on top.
 */
const StateTaxes = z.strictObject({
  name: Line,
  ratePercent: TaxRate,
  /** Whether a trade-in's allowance comes off the taxed price. */
  tradeInCredit: z.boolean(),
  /** Whether a manufacturer's rebate does. */
  rebateCredit: z.boolean(),
  /** Ids of the dealer's fees that are not taxed: `documentary`, `thirtyDayDrive`, those of `others`. */
  untaxedFees: z.array(Line).default([]),
  /** "by-zip" where places have taxes of their own, "none" where none has. */
  localTax: z.enum(["none", "by-zip"]),
  /** By the buyer's ZIP code, which the dealer looks up and keeps. */
  localRates: z
    .record(z.string().regex(/^\d{5}$/, "a ZIP code of five digits"), LocalRate)
    .default({}),
  /** Charges of the state beside the tax, by id; `title` is the title fee. */
  governmentFees: z.record(Slug, GovernmentFee).default({}),
  source: Line,
  asOf: Day,
});

/** What the price out of the door is worked out with, by the two letters of the buyer's state. */
export const Taxes = z.strictObject({
  states: z
    .record(z.string().regex(/^[A-Z]{2}$/, "a state's two letters, such as MO"), StateTaxes)
    .default({}),
});
export type Taxes = z.infer<typeof Taxes>;
