import { z } from "zod";
import { HttpsUrl, orNull, Percent } from "./values.ts";

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
