import { z } from "zod";
import { Cents, HttpsUrl, orNull, Percent } from "./values.ts";

const score = z.int().min(300, "a score from 300 to 850").max(850, "a score from 300 to 850");
const months = z.int().min(1, "months, 1 or more").max(120, "at most 120 months");

/** Additions to the rate by credit tier, bounds included; a score outside of all tiers adds nothing. */
const TierAddition = z
  .strictObject({ fromScore: score, toScore: score, addPercent: Percent })
  .refine((tier) => tier.fromScore <= tier.toScore, {
    path: ["toScore"],
    error: "a score not below fromScore",
  });

/** Annual rates by term, for scores from `fromScore` up to the next row. */
const RateRow = z.strictObject({
  fromScore: score,
  byTerm: z
    .array(z.strictObject({ upToMonths: months, ratePercent: Percent }))
    .min(1, "at least one term")
    .refine((terms) => ascending(terms.map((term) => term.upToMonths)), "terms in rising order"),
});

/** Residual values of a lease by term, in percent of the car's price without fees. */
const Residuals = z
  .array(z.strictObject({ upToMonths: months, percent: Percent }))
  .min(1, "at least one term")
  .refine((terms) => ascending(terms.map((term) => term.upToMonths)), "terms in rising order");

/** The values with which leases of new cars are estimated. */
const LeaseProgram = z.strictObject({
  /** Money factor; times 2,400 it is the annual rate in percent. */
  moneyFactor: z.number().min(0, "a factor of 0 or more").max(0.01, "a factor of at most 0.01"),
  residuals: Residuals,
  /** Miles per year that the residuals assume, and the percentage points that each further 1,000 miles cost. */
  milesPerYear: z.int().min(1, "miles, 1 or more"),
  lessPercentPer1000Miles: Percent,
  /** The lessor's acquisition fee, part of the capitalized cost. */
  acquisitionFeeCents: Cents,
  /** Charge for each mile over the limit, in cents. */
  perMileCents: Cents,
});

/**
 * Limits from which a pre-approval derives how much an applicant can likely finance. The defaults: 15 % is the lower
 * end of what car lenders use (15 to 20 %); 43 % is the former limit of a qualified mortgage (12 CFR 1026.43(e)(2)(vi),
 * as of 2014) and is still common. The bounds reject typing errors, such as 150 instead of 15.
 */
const ApprovalLimits = z
  .strictObject({
    /** The car payment in percent of gross monthly income. */
    maxPaymentToIncome: between(5, 30),
    /** Housing and the car payment in percent of gross monthly income. */
    maxDebtToIncome: between(20, 65),
    /** The largest loan, $1,000 to $250,000. */
    maxAmountCents: Cents.min(100_000, "at least 100000").max(25_000_000, "at most 25000000"),
    /** With a smaller payment there is no range, and a person looks at the request: $10 to $1,000. */
    minPaymentCents: Cents.min(1_000, "at least 1000").max(100_000, "at most 100000"),
  })
  .refine((limits) => limits.maxPaymentToIncome <= limits.maxDebtToIncome, {
    path: ["maxDebtToIncome"],
    error: "a percentage not below maxPaymentToIncome",
  });

/** Additions to the rate by model year; the first entry that covers the year holds, later years add nothing. */
const ModelYears = z
  .array(z.strictObject({ upToYear: z.int(), addPercent: Percent }))
  .refine((rows) => ascending(rows.map((row) => row.upToYear)), "model years in rising order");

/**
 * The terms of every payment until a visitor states their own, and what a payment is computed with. Terms
 * that are null start at the calculator's default. Rates are annual, in percent.
 */
export const FinanceProgram = z.strictObject({
  creditScore: orNull(score),
  financeTermMonths: orNull(months),
  leaseTermMonths: orNull(months),
  leaseMilesPerYear: orNull(z.int().min(1, "miles, 1 or more")),
  baseRates: z
    .array(RateRow)
    .min(1, "at least one row")
    .refine((rows) => ascending(rows.map((row) => row.fromScore)), "rows with rising fromScore")
    .refine(
      (rows) => rows[0]?.fromScore === 300,
      "a first row from score 300, so that no score is without a rate",
    ),
  tierAdditions: z.array(TierAddition),
  modelYears: ModelYears,
  /** Vehicles of `fromYear` or later; `target` is the value to which the percentage is added. */
  newerVehicles: z.strictObject({
    fromYear: z.int(),
    addPercent: Percent,
    target: z.enum(["rate", "residual", "none"]),
  }),
  /** None = no lease is offered. */
  lease: orNull(LeaseProgram),
  approvalLimits: ApprovalLimits,
  /** The scores of the four labels of the credit slider. */
  creditLabels: z
    .strictObject({ bad: score, okay: score, good: score, great: score })
    .refine(
      (labels) => ascending([labels.bad, labels.okay, labels.good, labels.great]),
      "rising scores",
    ),
});
export type FinanceProgram = z.infer<typeof FinanceProgram>;

/** The ways to apply that the dealer offers. */
export const AutoFinancing = z.strictObject({
  preApproved: z.boolean(),
  /** External credit check; null = the form of this site. */
  creditScorePreApprovalLink: orNull(HttpsUrl),
  fullCredit: z.boolean(),
  /** Days for which a pre-approval's range is valid, beginning with the day after it. */
  validDays: z.int().min(1, "days, 1 or more").max(365, "at most 365 days"),
});

function between(min: number, max: number) {
  const message = `a percentage from ${min} to ${max}`;
  return Percent.min(min, message).max(max, message);
}

function ascending(numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || (numbers[index - 1] as number) < number);
}
