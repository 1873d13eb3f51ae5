import type { Cents } from "../money.ts";
import { annuity, largestPrincipal } from "./loan.ts";
import { loanTotals } from "./loan-schedule.ts";
import { annualRate, type RateProgram } from "./rate.ts";

/** A shopper's terms. Money is in cents, unlike the dollars of an address. */
export interface PaymentTerms {
  cashDown: Cents;
  /** The trade-in's value less what is owed on it. */
  tradeEquity: Cents;
  creditScore: number;
  months: number;
}

/** An estimated payment with the numbers of its disclosure. */
export interface PaymentEstimate {
  monthly: Cents;
  annualRatePercent: number;
  months: number;
  amountFinanced: Cents;
  cashDown: Cents;
  tradeEquity: Cents;
  creditScore: number;
  lastPayment: Cents;
  totalOfPayments: Cents;
  financeCharge: Cents;
}

/**
 * The payment for a vehicle of model year `year` at its advertised total (the car and the dealer's
 * fees), without taxes and government charges.
 * @throws RangeError for amounts that are not whole cents or below zero, and for a term below one
 * month.
 */
export function estimatePayment(
  total: Cents,
  year: number,
  terms: PaymentTerms,
  program: RateProgram,
): PaymentEstimate {
  checkTerms(total, terms);
  const { cashDown, tradeEquity, creditScore, months } = terms;
  const annualRatePercent = annualRate(program, { creditScore, months, year });
  const principal = amountFinanced(total, terms);
  const totals = loanTotals({ principal, annualRatePercent, months });
  return {
    monthly: totals.monthly,
    annualRatePercent,
    months,
    amountFinanced: principal,
    cashDown,
    tradeEquity,
    creditScore,
    lastPayment: totals.lastPayment,
    totalOfPayments: totals.totalOfPayments,
    financeCharge: totals.financeCharge,
  };
}

/** The amount to finance of an advertised total; 0 when the down payment and trade-in cover it. */
export function amountFinanced(
  total: Cents,
  { cashDown, tradeEquity }: Pick<PaymentTerms, "cashDown" | "tradeEquity">,
): Cents {
  return Math.max(0, total - cashDown - tradeEquity);
}

/**
 * The largest advertised total whose payment is at most `maxMonthly`: one cent more costs more a
 * month. -1 for a `maxMonthly` below zero.
 */
export function largestTotalFor(
  maxMonthly: Cents,
  year: number,
  terms: PaymentTerms,
  program: RateProgram,
): Cents {
  checkTerms(0, terms);
  if (Number.isNaN(maxMonthly)) throw new RangeError("NaN is not an amount of money");
  const rate = annualRate(program, { ...terms, year });
  const principal = largestPrincipal(maxMonthly, annuity(rate, terms.months));
  if (principal < 0) return -1;
  return Math.min(principal + terms.cashDown + terms.tradeEquity, Number.MAX_SAFE_INTEGER);
}

function checkTerms(total: Cents, { cashDown, tradeEquity, creditScore, months }: PaymentTerms) {
  for (const amount of [total, cashDown, tradeEquity]) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`${amount} is not an amount in whole cents`);
    }
  }
  if (!Number.isSafeInteger(months) || months < 1) throw new RangeError(`${months} months`);
  if (!Number.isFinite(creditScore)) throw new RangeError(`${creditScore} is not a credit score`);
}
