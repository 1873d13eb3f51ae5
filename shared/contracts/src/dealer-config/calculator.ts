import { z } from "zod";
import { Cents, Percent } from "./values.ts";

interface Range {
  min: number;
  max: number;
  step: number;
  default: number;
}

const onStep = (range: Range): boolean =>
  range.min <= range.default &&
  range.default <= range.max &&
  (range.default - range.min) % range.step === 0;

/** A slider of the calculator: minimum, maximum, step and initial value. */
const numbers = z
  .strictObject({ min: z.int(), max: z.int(), step: z.int().min(1), default: z.int() })
  .refine(onStep, { path: ["default"], error: "a value from min to max that the steps reach" });

const money = z
  .strictObject({ minCents: Cents, maxCents: Cents, stepCents: Cents.min(1), defaultCents: Cents })
  .refine(
    (range) =>
      onStep({
        min: range.minCents,
        max: range.maxCents,
        step: range.stepCents,
        default: range.defaultCents,
      }),
    { path: ["defaultCents"], error: "an amount from minCents to maxCents that the steps reach" },
  );

/** The sliders of the payment calculator. */
export const Calculator = z.strictObject({
  cashDown: money.safeExtend({ stepPercent: Percent, defaultPercent: Percent }),
  tradeEquity: money,
  creditScore: numbers,
  financeTermMonths: numbers,
  leaseTermMonths: numbers,
  leaseMilesPerYear: numbers,
});
export type Calculator = z.infer<typeof Calculator>;
