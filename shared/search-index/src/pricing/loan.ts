import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";
import type { Cents } from "@forecourt/domain/money";
import {
  amountFinanced,
  largestTotalFor,
  type PaymentTerms,
} from "@forecourt/domain/payment/estimate";
import { annuity, paymentAt } from "@forecourt/domain/payment/loan";
import { annualRate, type RateProgram } from "@forecourt/domain/payment/rate";
import { getOrCreate } from "./get-or-create.ts";

/** The part of a finance program that payments depend on. */
export type PaymentProgram = RateProgram &
  Pick<FinanceProgram, "creditScore" | "financeTermMonths">;

/** Computes payments on a visitor's terms for vehicles with the same rate. */
export interface LoanClass {
  /** The payment for an advertised total. Monotonic. */
  payment(total: Cents): Cents;
  /** The largest total with a payment of at most `most`; -1 = none. */
  largestTotal(most: Cents): Cents;
}

/** A visitor's loan. Its rate differs only between newer and older vehicles. */
export interface Loan {
  /** Unique key, for caching. */
  readonly key: number;
  readonly newer: LoanClass;
  readonly older: LoanClass;
}

const CENTS = 100;
const MIN_SCORE = 300;

/** Cached loans per finance program. */
const MAX_CACHED_TERMS = 64;

let lastLoanKey = 0;
const cache = new WeakMap<PaymentProgram, Map<string, Loan>>();

/**
 * The loan for these payment terms; missing terms default to the program's, with nothing down. The same
 * terms mostly give the same object, so that results can be cached by it.
 */
export function loanFor(requestedTerms: SearchPaymentTerms, program: PaymentProgram): Loan {
  const loans = cache.get(program) ?? new Map<string, Loan>();
  cache.set(program, loans);
  const terms = paymentTerms(requestedTerms, program);
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

function paymentTerms(requestedTerms: SearchPaymentTerms, program: PaymentProgram): PaymentTerms {
  const { cashDown = 0, tradeEquity = 0 } = requestedTerms;
  const { creditScore = program.creditScore, months = program.financeTermMonths } = requestedTerms;
  const full: CompletePaymentTerms = { cashDown, tradeEquity, creditScore, months };
  return {
    cashDown: full.cashDown * CENTS,
    tradeEquity: full.tradeEquity * CENTS,
    // Lower scores and shorter terms use the first entry of the rate tables.
    creditScore: Math.max(full.creditScore, MIN_SCORE),
    months: Math.max(full.months, 1),
  };
}

/** The loan class of a vehicle. */
export function loanClass(loan: Loan, { isNewer }: { isNewer: boolean }): LoanClass {
  return isNewer ? loan.newer : loan.older;
}
