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

const wholePercent = Percent.int("a whole percentage").max(95, "at most 95 percent");

/** The cash down of estimates: an amount by default, or a percentage of each car's price. */
const cashDown = money
  .safeExtend({
    unit: z.enum(["amount", "percent"]),
    stepPercent: wholePercent.min(1, "1 percent or more"),
    defaultPercent: wholePercent,
  })
  .refine(({ defaultPercent, stepPercent }) => defaultPercent % stepPercent === 0, {
    path: ["defaultPercent"],
    error: "a percentage that the steps reach",
  });

/** The sliders of the payment calculator. */
export const Calculator = z.strictObject({
  cashDown,
  tradeEquity: money,
  creditScore: numbers,
  financeTermMonths: numbers,
  leaseTermMonths: numbers,
  leaseMilesPerYear: numbers,
});
export type Calculator = z.infer<typeof Calculator>;
