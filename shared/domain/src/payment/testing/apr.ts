import type { Cents } from "../../money.ts";

/** A loan of one advance and level payments, as Regulation Z sees it. Unit periods are months. */
export interface AprInput {
  amountFinanced: Cents;
  payment: Cents;
  /** Number of payments. */
  count: number;
  /** Whole months from the advance to the first payment; 1 without odd days. */
  unitPeriods?: number;
  /** Days beyond those months, each a thirtieth of one. */
  oddDays?: number;
  /** The last payment where it differs from the others. */
  lastPayment?: Cents;
}

const DAYS_OF_A_UNIT_PERIOD = 30;
/** 100,000 % a month, above any loan of this site. */
const MOST = 1000;

/**
 * The annual percentage rate in percent by the actuarial method (12 CFR 1026, appendix J (b)(8)): the
 * rate at which the payments are worth the amount financed. Odd days of the first period bear simple
 * interest. Not rounded; it is disclosed to two decimals, and right within an eighth of a point.
 *
 * Throws RangeError when the payments do not pay the amount back, or there is nothing to pay back.
 */
export function calculateApr(question: AprInput): number {
  const { amountFinanced, payment, count, lastPayment = payment } = question;
  const paid = payment * (count - 1) + lastPayment;
  if (!(amountFinanced > 0) || !(count >= 1)) throw new RangeError("there is nothing to pay back");
  if (!(paid >= amountFinanced)) throw new RangeError("the payments are less than the loan");
  let low = 0;
  let high = 1;
  while (presentValue(question, high) > amountFinanced && high < MOST) high *= 2;
  // Bisect until the two are adjacent: the value falls steadily as the rate rises.
  for (let middle = high / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (presentValue(question, middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return paid === amountFinanced ? 0 : high * 1200;
}

/** The present value of all payments on the day of the advance, at a rate per unit period. */
function presentValue(question: AprInput, rate: number): number {
  const { payment, count, unitPeriods = 1, oddDays = 0, lastPayment = payment } = question;
  let value = lastPayment;
  for (let left = count - 1; left > 0; left--) value = value / (1 + rate) + payment;
  const odd = 1 + (oddDays / DAYS_OF_A_UNIT_PERIOD) * rate;
  for (let period = 0; period < unitPeriods; period++) value /= 1 + rate;
  return value / odd;
}
