import { financeProgram } from "./finance-program.ts";

/**
 * The payment in cents by the annuity formula. Independent of `shared/domain/payment` on purpose, so that
 * tests do not compare the index with itself.
 */
export function referencePayment(
  total: unknown,
  year: unknown,
  down: unknown,
  downPercent: unknown,
  score: unknown,
  months: unknown,
): number | null {
  if (total === null) return null;
  const share = Math.floor((Number(total) * Number(downPercent) + 50) / 100);
  const principal = Math.max(0, Number(total) - share - Number(down));
  const rate = referenceRate(Number(year), Number(score), Number(months)) / 1200;
  return Math.round((principal * rate) / (1 - (1 + rate) ** -Number(months)));
}

function referenceRate(year: number, score: number, months: number): number {
  let rate = 0;
  for (const { fromScore, byTerm } of financeProgram.baseRates) {
    if (score < fromScore) continue;
    rate =
      (byTerm.find(({ upToMonths }) => months <= upToMonths) ?? byTerm.at(-1))?.ratePercent ?? 0;
  }
  for (const { fromScore, toScore, addPercent } of financeProgram.tierAdditions) {
    if (score >= fromScore && score <= toScore) rate += addPercent;
  }
  for (const { upToYear, addPercent } of financeProgram.modelYears) {
    if (year > upToYear) continue;
    rate += addPercent;
    break;
  }
  return year >= financeProgram.newerVehicles.fromYear
    ? rate + financeProgram.newerVehicles.addPercent
    : rate;
}
