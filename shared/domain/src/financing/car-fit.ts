import type { Cents } from "../money.ts";
import type { PaymentEstimate } from "../payment/estimate.ts";
import { annuity, largestPrincipal } from "../payment/loan.ts";
import { annualRate, type RateProgram } from "../payment/rate.ts";

/** A car and the loan for it. Money in cents. */
interface CarLoan {
  /** Amount financed without money down and trade-in: the price with fees, and with taxes where they are known. */
  total: Cents;
  /** The model year. */
  year: number;
  tradeEquity: Cents;
  creditScore: number;
  months: number;
}

/** Limits of the payment and the amount for a shopper. */
export interface FitLimits {
  /** The largest monthly payment. */
  monthlyBudgetCents: Cents;
  /** The largest loan. */
  maxAmountCents: Cents;
}

/** Whether the payment and the loan of an estimate are within the limits. */
export function isWithin(
  { monthly, amountFinanced }: Pick<PaymentEstimate, "monthly" | "amountFinanced">,
  { monthlyBudgetCents, maxAmountCents }: FitLimits,
): boolean {
  return monthly <= monthlyBudgetCents && amountFinanced <= maxAmountCents;
}

const STEP: Cents = 10_000;

/**
 * The least money down with which payment and loan of a car are within the limits at its term, rounded up to whole
 * hundreds of dollars. 0 = the car fits with nothing down.
 */
export function downToFit(
  { total, year, tradeEquity, creditScore, months }: CarLoan,
  { monthlyBudgetCents, maxAmountCents }: FitLimits,
  program: RateProgram,
): Cents {
  const rate = annualRate(program, { creditScore, months, year });
  const byPayment = largestPrincipal(monthlyBudgetCents, annuity(rate, months));
  const open = total - tradeEquity - Math.min(byPayment, maxAmountCents);
  return Math.max(0, Math.ceil(open / STEP) * STEP);
}
