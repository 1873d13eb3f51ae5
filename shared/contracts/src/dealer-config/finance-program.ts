import { z } from "zod";
import { Cents, HttpsUrl, orNull, Percent } from "./values.ts";

const score = z.int().min(300, "a score from 300 to 850").max(850, "a score from 300 to 850");
const months = z.int().min(1, "months, 1 or more").max(120, "at most 120 months");

/** Additions by credit tier, bounds included; a score in no tier adds nothing. */
const TierAddition = z
  .strictObject({ fromScore: score, toScore: score, addPercent: Percent })
  .refine((tier) => tier.fromScore <= tier.toScore, {
    path: ["toScore"],
    error: "a score not below fromScore",
  });

/** Yearly rates by term for scores of `fromScore` and above, up to the next row. */
const RateRow = z.strictObject({
  fromScore: score,
  byTerm: z
    .array(z.strictObject({ upToMonths: months, ratePercent: Percent }))
    .min(1, "at least one term")
    .refine((terms) => ascending(terms.map((term) => term.upToMonths)), "terms in rising order"),
});

/** Residuals of a lease by its term, in percent of the car's price without fees. */
const Residuals = z
  .array(z.strictObject({ upToMonths: months, percent: Percent }))
  .min(1, "at least one term")
  .refine((terms) => ascending(terms.map((term) => term.upToMonths)), "terms in rising order");

/** What leases of new cars are estimated with. */
const LeaseProgram = z.strictObject({
  /** The rent: a yearly rate in percent is this factor times 2,400. */
  moneyFactor: z.number().min(0, "a factor of 0 or more").max(0.01, "a factor of at most 0.01"),
  residuals: Residuals,
  /** Miles a year that the residuals are for, and how many points less a car is worth for 1,000 more. */
  milesPerYear: z.int().min(1, "miles, 1 or more"),
  lessPercentPer1000Miles: Percent,
  /** What the lessor asks for setting the lease up; part of what is leased. */
  acquisitionFeeCents: Cents,
  /** Each mile beyond the agreed ones, at the end. */
  perMileCents: Cents,
});

/** What a payment is computed with where the request names nothing else. Rates per year. */
export const FinanceProgram = z.strictObject({
  creditScore: score,
  financeTermMonths: months,
  leaseTermMonths: months,
  leaseMilesPerYear: z.int().min(1, "miles, 1 or more"),
  baseRates: z
    .array(RateRow)
    .min(1, "at least one row")
    .refine((rows) => ascending(rows.map((row) => row.fromScore)), "rows with rising fromScore")
    .refine(
      (rows) => rows[0]?.fromScore === 300,
      "a first row from score 300, so that no score is without a rate",
    ),
  tierAdditions: z.array(TierAddition),
  /** Vehicles of `fromYear` or later; `target` says what the percentage is added to. */
  newerVehicles: z.strictObject({
    fromYear: z.int(),
    addPercent: Percent,
    target: z.enum(["rate", "residual", "none"]),
  }),
  /** None = no lease is offered. */
  lease: orNull(LeaseProgram),
  /** The four labels of the credit control, as scores. */
  creditLabels: z
    .strictObject({ bad: score, okay: score, good: score, great: score })
    .refine(
      (labels) => ascending([labels.bad, labels.okay, labels.good, labels.great]),
      "rising scores",
    ),
});
export type FinanceProgram = z.infer<typeof FinanceProgram>;

/** Which ways to apply the dealer offers. */
export const AutoFinancing = z.strictObject({
  preApproved: z.boolean(),
  /** An outside credit check; without one the site's own form is used. */
  creditScorePreApprovalLink: orNull(HttpsUrl),
  fullCredit: z.boolean(),
});

function ascending(numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || (numbers[index - 1] as number) < number);
}
