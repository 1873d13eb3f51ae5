import { z } from "zod";
import { Cents, Percent } from "./values.ts";

const count = z.int().min(1, "1 or more");
const span = z
  .strictObject({ min: count, max: count })
  .refine((range) => range.min <= range.max, { path: ["max"], error: "a value not below min" });

/** The numbers in the dealer's advertising claims. Texts refer to them by name, so each is stated once. */
export const Claims = z.strictObject({
  downPaymentCents: Cents,
  creditUpToCents: Cents,
  weeklyIncomeCents: Cents,
  engineWarrantyMiles: count,
  inspectionPoints: count,
  preApprovalSeconds: count,
  answerHours: span,
  oilChangeMiles: span,
  /** The example loan in the disclosure of the advertised down payment. */
  example: z.strictObject({
    priceCents: Cents.min(100, "a price of a dollar or more"),
    aprPercent: Percent,
    months: count,
  }),
});
export type Claims = z.infer<typeof Claims>;

/** The dealer's rules for online trade-in offers. */
export const Trade = z.strictObject({
  offerValidDays: count,
  /** Percent deducted for a damage report and for an accident: standard 5 and 12, lenient 2 and 5. */
  deductionRules: z.enum(["standard", "lenient"]),
});
