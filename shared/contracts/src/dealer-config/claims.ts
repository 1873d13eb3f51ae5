import { z } from "zod";
import { Cents, Percent } from "./values.ts";

const count = z.int().min(1, "1 or more");
const span = z
  .strictObject({ min: count, max: count })
  .refine((range) => range.min <= range.max, { path: ["max"], error: "a value not below min" });

/** The numbers in what the dealer promises. Texts name them, so that a claim is changed in one place. */
export const Claims = z.strictObject({
  downPaymentCents: Cents,
  creditUpToCents: Cents,
  weeklyIncomeCents: Cents,
  engineWarrantyMiles: count,
  inspectionPoints: count,
  preApprovalSeconds: count,
  answerHours: span,
  oilChangeMiles: span,
  /** The loan that stands as the example beside the advertised down payment. */
  example: z.strictObject({
    priceCents: Cents.min(100, "a price of a dollar or more"),
    aprPercent: Percent,
    months: count,
  }),
});
export type Claims = z.infer<typeof Claims>;

/** Rules of online offers that a dealer chooses. */
export const Trade = z.strictObject({
  offerValidDays: count,
  /** Which percentages count for a damage report and an accident: standard 5 and 12, lenient 2 and 5. */
  deductionRules: z.enum(["standard", "lenient"]),
});
