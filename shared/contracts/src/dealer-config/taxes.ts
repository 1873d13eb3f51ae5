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

/** A rate for a car whose price, before trade-in and rebate, is below an amount. */
const LowPriceRate = z.strictObject({
  belowCents: Cents,
  /** 0 = no tax at all, also no local one. */
  ratePercent: TaxRate,
  /** True where new cars do not get this rate. */
  usedOnly: z.boolean().default(false),
});

/** A further tax of the state on the part of the taxable price between two amounts. */
const OtherTax = z
  .strictObject({
    name: Line,
    ratePercent: TaxRate,
    fromCents: Cents.default(0),
    /** Null = without an upper limit. */
    upToCents: orNull(Cents),
  })
  .refine(({ fromCents, upToCents }) => upToCents === null || upToCents > fromCents, {
    path: ["upToCents"],
    message: "an amount above fromCents",
  });

/**
 * How one state taxes the sale of a car. Unknown taxes are left out, never guessed, and the page says
 * that they are not included.
 */
const StateTaxes = z.strictObject({
  name: Line,
  /** Name of the tax on its line, after the state's name. */
  taxName: Line.default("sales tax"),
  /** Name of the tax of a city and a county. */
  localTaxName: Line.default("sales tax"),
  ratePercent: TaxRate,
  /** The first that applies replaces `ratePercent`, so the lowest amount comes first. */
  lowPriceRates: z.array(LowPriceRate).default([]),
  /** Fixed tax on the first part of a used car's price, which replaces the rate for that part; null = none. */
  usedFirstPart: orNull(z.strictObject({ upToCents: Cents, taxCents: Cents })),
  otherTaxes: z.array(OtherTax).default([]),
  /** True where a trade-in's allowance reduces the taxable price. */
  tradeInCredit: z.boolean(),
  /** "new" where only the buyer of a new car gets the credit. */
  tradeInCreditFor: z.enum(["all", "new"]).default("all"),
  /** The largest credit; null = the whole allowance. */
  maxTradeInCreditCents: orNull(Cents),
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
  /** The part of the taxable price that local tax is due on; null = all of it. */
  maxLocalBaseCents: orNull(Cents),
  /** Government fees besides the tax, by id; `title` is the title fee. */
  governmentFees: z.record(Slug, GovernmentFee).default({}),
  /** Statutes and the like. */
  source: Line,
  /** The day whose law these rules state. */
  asOf: Day,
  /** True when a person has compared them with the source; the others are listed at the start. */
  checked: z.boolean().default(false),
});

/** Taxes and government fees of the out-the-door price, by the two-letter code of the buyer's state. */
export const Taxes = z.strictObject({
  states: z
    .record(z.string().regex(/^[A-Z]{2}$/, "a state's two letters, such as MO"), StateTaxes)
    .default({}),
});
export type Taxes = z.infer<typeof Taxes>;
