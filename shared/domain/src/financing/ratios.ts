import type { Cents } from "../money.ts";

/**
 * `part` in percent of `whole`, rounded up to two decimals, so that a ratio at a limit is never shown below
 * it. Null when there is no income to compare with.
 */
function percentOf(part: Cents, whole: Cents): number | null {
  if (whole <= 0) return null;
  return Math.ceil((part * 10_000) / whole) / 100;
}

/**
 * Debt-to-income ratio in percent: every monthly obligation, housing and the new payment included, by gross
 * monthly income (CFPB, "What is a debt-to-income ratio?").
 */
export function debtToIncome(monthlyDebts: readonly Cents[], monthlyIncome: Cents): number | null {
  return percentOf(
    monthlyDebts.reduce((sum, debt) => sum + debt, 0),
    monthlyIncome,
  );
}

/** Payment-to-income ratio in percent: the car payment alone, by gross monthly income. */
export function paymentToIncome(payment: Cents, monthlyIncome: Cents): number | null {
  return percentOf(payment, monthlyIncome);
}

/**
 * Loan-to-value ratio in percent: the amount financed by the value of the car (CFPB, "What is a loan-to-value ratio in
 * an auto loan?"). Lenders use a book value; a caller that uses the price must label the result. Null without a value.
 */
export function loanToValue(amountFinanced: Cents, value: Cents): number | null {
  return percentOf(amountFinanced, value);
}
