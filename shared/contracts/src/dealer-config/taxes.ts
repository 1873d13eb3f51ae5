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

/** A local tax rate, with the day on which the dealer looked it up. */
const LocalRate = z.strictObject({
  place: Line,
  ratePercent: TaxRate,
  asOf: Day,
  /** A note for the maintainers of the file. */
  note: orNull(Line),
});

const GovernmentFee = z.strictObject({ label: Line, amountCents: Cents });

/**
 * How one state taxes the sale of a car. Unknown taxes are left out, never guessed, and the page says
 * that they are not included.
 */
const StateTaxes = z.strictObject({
  name: Line,
  ratePercent: TaxRate,
  /** True where a trade-in's allowance reduces the taxable price. */
  tradeInCredit: z.boolean(),
  /** True where a manufacturer's rebate reduces the taxable price. */
  rebateCredit: z.boolean(),
  /** Ids of the dealer's fees that are not taxed: `documentary`, `thirtyDayDrive`, those of `others`. */
  untaxedFees: z.array(Line).default([]),
  /** "by-zip" where there are local taxes, "none" where there are not. */
  localTax: z.enum(["none", "by-zip"]),
  /** Local rates by the buyer's ZIP code, maintained by the dealer. */
  localRates: z
    .record(z.string().regex(/^\d{5}$/, "a ZIP code of five digits"), LocalRate)
    .default({}),
  /** Government fees besides the tax, by id; `title` is the title fee. */
  governmentFees: z.record(Slug, GovernmentFee).default({}),
  source: Line,
  asOf: Day,
});

/** Taxes and government fees of the out-the-door price, by the two-letter code of the buyer's state. */
export const Taxes = z.strictObject({
  states: z
    .record(z.string().regex(/^[A-Z]{2}$/, "a state's two letters, such as MO"), StateTaxes)
    .default({}),
});
export type Taxes = z.infer<typeof Taxes>;
