import type { z } from "zod";
import type { Calculator } from "./calculator.ts";
import type { FinanceProgram } from "./finance-program.ts";

interface Settings {
  calculator: Calculator;
  financeProgram: FinanceProgram;
}

/** The terms of the finance program, with the sliders on which they start. */
const started = [
  { term: "creditScore", slider: "creditScore" },
  { term: "financeTermMonths", slider: "financeTermMonths" },
  { term: "leaseTermMonths", slider: "leaseTermMonths" },
  { term: "leaseMilesPerYear", slider: "leaseMilesPerYear" },
] as const;

/** Reports terms that their sliders cannot show, and months without a rate or residual of their own. */
export function checkPaymentTerms(
  { calculator, financeProgram }: Settings,
  context: z.core.$RefinementCtx,
): void {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path: ["financeProgram", ...path], message });
  for (const { term, slider } of started) {
    const value = financeProgram[term];
    const { min, max, step } = calculator[slider];
    if (value === null || (min <= value && value <= max && (value - min) % step === 0)) continue;
    report([term], `a value from ${min} to ${max} that the steps of calculator.${slider} reach`);
  }
  const { max } = calculator.financeTermMonths;
  financeProgram.baseRates.forEach(({ byTerm }, row) => {
    if ((byTerm.at(-1)?.upToMonths ?? max) >= max) return;
    report(
      ["baseRates", row, "byTerm"],
      `a rate for ${max} months, the longest term of calculator.financeTermMonths`,
    );
  });
  const longest = calculator.leaseTermMonths.max;
  const { lease } = financeProgram;
  if (lease && (lease.residuals.at(-1)?.upToMonths ?? longest) < longest) {
    report(
      ["lease", "residuals"],
      `a residual for ${longest} months, the longest term of calculator.leaseTermMonths`,
    );
  }
}
