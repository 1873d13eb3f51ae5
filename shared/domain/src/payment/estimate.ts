import type { Cents } from "../money.ts";
import { annuity, largestPrincipal } from "./loan.ts";
import { loanTotals } from "./loan-schedule.ts";
import { annualRate, type RateProgram } from "./rate.ts";
import { percentOf } from "./taxes.ts";

/** A shopper's terms. Money is in cents, unlike the dollars of an address. */
export interface PaymentTerms {
  cashDown: Cents;
  /** Replaces `cashDown`: whole percent of the advertised total. Null or missing = an amount. */
  cashDownPercent?: number | null;
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
  /** The amount, also where the terms state a percentage. */
  cashDown: Cents;
  cashDownPercent: number | null;
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
  const { cashDownPercent = null, tradeEquity, creditScore, months } = terms;
  const annualRatePercent = annualRate(program, { creditScore, months, year });
  const principal = amountFinanced(total, terms);
  const totals = loanTotals({ principal, annualRatePercent, months });
  return {
    monthly: totals.monthly,
    annualRatePercent,
    months,
    amountFinanced: principal,
    cashDown: cashDownAt(total, terms),
    cashDownPercent,
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
  terms: Pick<PaymentTerms, "cashDown" | "cashDownPercent" | "tradeEquity">,
): Cents {
  return Math.max(0, total - cashDownAt(total, terms) - terms.tradeEquity);
}

/**
 * The cash down for an advertised total. A percentage is rounded to the cent, not to the dollar, so that
 * a higher total never leaves less to finance.
 */
export function cashDownAt(
  total: Cents,
  { cashDown, cashDownPercent = null }: Pick<PaymentTerms, "cashDown" | "cashDownPercent">,
): Cents {
  return cashDownPercent === null ? cashDown : percentOf(total, cashDownPercent);
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
  return principal < 0 ? -1 : largestTotalToFinance(principal, terms);
}

/** The largest advertised total that leaves at most `principal` to finance. */
function largestTotalToFinance(principal: Cents, terms: PaymentTerms): Cents {
  const { cashDown, cashDownPercent = null, tradeEquity } = terms;
  if (cashDownPercent === null) return clampToSafe(principal + cashDown + tradeEquity);
  if (cashDownPercent >= 100) return Number.MAX_SAFE_INTEGER;
  let total = clampToSafe(((principal + tradeEquity) * 100) / (100 - cashDownPercent));
  if (total > MAX_EXACT_TOTAL) return total;
  while (amountFinanced(total, terms) > principal) total--;
  while (amountFinanced(total + 1, terms) <= principal) total++;
  return total;
}

/** Percentages of larger totals are not exact; no car costs as much. */
const MAX_EXACT_TOTAL = 5_000_000_000;

function clampToSafe(cents: number): Cents {
  return Math.min(Math.floor(cents), Number.MAX_SAFE_INTEGER);
}

function checkTerms(total: Cents, terms: PaymentTerms) {
  const { cashDown, cashDownPercent = null, tradeEquity, creditScore, months } = terms;
  if (cashDownPercent !== null && !(cashDownPercent >= 0 && cashDownPercent <= 100)) {
    throw new RangeError(`${cashDownPercent} is not a percentage of the price`);
  }
  for (const amount of [total, cashDown, tradeEquity]) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`${amount} is not an amount in whole cents`);
    }
  }
  if (!Number.isSafeInteger(months) || months < 1) throw new RangeError(`${months} months`);
  if (!Number.isFinite(creditScore)) throw new RangeError(`${creditScore} is not a credit score`);
}
