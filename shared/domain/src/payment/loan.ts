import type { Cents } from "../money.ts";

/** A loan with level payments, one at the end of each month. */
export interface Loan {
  /** The amount of the loan in cents, 0 or more. */
  principal: Cents;
  /** Per year: 9.49 is 9.49 %. */
  annualRatePercent: number;
  /** Number of payments, 1 or more. */
  months: number;
}

/**
 * Present value of one cent a month: the sum of `months` payments discounted at a twelfth of the annual
 * rate. At a rate of zero it is exactly `months`.
 *
 * Summed from the last payment, with additions and divisions only: they give the same bits in every
 * JavaScript engine, unlike `**`, and no digits cancel at rates near zero.
 */
export function annuity(annualRatePercent: number, months: number): number {
  const growth = 1 + annualRatePercent / 1200;
  let value = 0;
  for (let month = 0; month < months; month++) value = (value + 1) / growth;
  return value;
}

/** More than the relative error of a payment over few months, the only ones that can be exactly half a cent. */
const roundingError = 2 ** -48;

/**
 * Level monthly payment of an amount at an `annuity`, to the nearest cent, half up. For loops:
 * compute the annuity once. It never falls when the amount rises.
 */
export function paymentAt(principal: Cents, annuityValue: number): Cents {
  return Math.round((principal / annuityValue) * (1 + roundingError));
}

/** Level monthly payment, to the nearest cent, half up; a rate of zero divides evenly. */
export function monthlyPayment({ principal, annualRatePercent, months }: Loan): Cents {
  return paymentAt(principal, annuity(annualRatePercent, months));
}

/**
 * The largest principal whose payment at `annuityValue` is at most `most`: one cent more costs more
 * a month. -1 for a `most` below zero.
 */
export function largestPrincipal(most: Cents, annuityValue: number): Cents {
  if (most < 0) return -1;
  let principal = Math.floor((Math.floor(most) + 0.5) * annuityValue);
  if (principal >= Number.MAX_SAFE_INTEGER) return Number.MAX_SAFE_INTEGER;
  while (paymentAt(principal, annuityValue) > most) principal--;
  while (paymentAt(principal + 1, annuityValue) <= most) principal++;
  return principal;
}
