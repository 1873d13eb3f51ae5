import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";
import type { CompletePaymentTerms } from "@forecourt/contracts/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/search-filter";
import type { Cents } from "@forecourt/domain/money";
import {
  amountFinanced,
  largestTotalFor,
  type PaymentTerms,
} from "@forecourt/domain/payment/estimate";
import { annuity, paymentAt } from "@forecourt/domain/payment/loan";
import { annualRate, type RateProgram } from "@forecourt/domain/payment/rate";
import { getOrCreate } from "./get-or-create.ts";

/** What of a finance program payments depend on. */
export type PaymentProgram = RateProgram &
  Pick<FinanceProgram, "creditScore" | "financeTermMonths">;

/** What a visitor's payments are computed with, for vehicles that have the same rate. */
export interface LoanClass {
  /** The payment for an advertised total. Rises with it or stays. */
  payment(total: Cents): Cents;
  /** The largest total whose payment is `most` or less; -1 = there is none. */
  largestTotal(most: Cents): Cents;
}

/** The loans of one visitor. Rates depend on a vehicle's year only by whether it is a newer one. */
export interface Loan {
  /** No other loan's. */
  readonly key: number;
  readonly newer: LoanClass;
  readonly older: LoanClass;
}

const CENTS = 100;
const MIN_SCORE = 300;

/** Terms that are remembered for each program. */
const MAX_CACHED_TERMS = 64;

let lastLoanKey = 0;
const cache = new WeakMap<PaymentProgram, Map<string, Loan>>();

/**
 * The loan that is asked for; what the terms leave out is the program's, and nothing down. The same
 * one for the same terms, mostly: what is made for a loan can be kept by it.
 */
export function loanFor(asked: SearchPaymentTerms, program: PaymentProgram): Loan {
  const loans = cache.get(program) ?? new Map<string, Loan>();
  cache.set(program, loans);
  const terms = paymentTerms(asked, program);
  const key = Object.values(terms).join();
  return getOrCreate(loans, key, MAX_CACHED_TERMS, () => createLoan(terms, program));
}

function createLoan(terms: PaymentTerms, program: PaymentProgram): Loan {
  const classOf = (year: number): LoanClass => {
    const worth = annuity(annualRate(program, { ...terms, year }), terms.months);
    return {
      payment: (total) => paymentAt(amountFinanced(total, terms), worth),
      largestTotal: (most) => largestTotalFor(most, year, terms, program),
    };
  };
  const { fromYear } = program.newerVehicles;
  lastLoanKey += 1;
  return { key: lastLoanKey, newer: classOf(fromYear), older: classOf(fromYear - 1) };
}

function paymentTerms(asked: SearchPaymentTerms, program: PaymentProgram): PaymentTerms {
  const { cashDown = 0, tradeEquity = 0 } = asked;
  const { creditScore = program.creditScore, months = program.financeTermMonths } = asked;
  const full: CompletePaymentTerms = { cashDown, tradeEquity, creditScore, months };
  return {
    cashDown: full.cashDown * CENTS,
    tradeEquity: full.tradeEquity * CENTS,
    // What is below the first score or term of every table has the first one's rate.
    creditScore: Math.max(full.creditScore, MIN_SCORE),
    months: Math.max(full.months, 1),
  };
}

/** The loan of a car. */
export function loanClass(loan: Loan, { isNewer }: { isNewer: boolean }): LoanClass {
  return isNewer ? loan.newer : loan.older;
}
