import {
  type CompletePaymentTerms,
  toPaymentTerms,
  withStatedTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { Cents } from "@forecourt/domain/money";
import {
  amountFinanced,
  largestTotalFor,
  type PaymentTerms,
} from "@forecourt/domain/payment/estimate";
import { annuity, paymentAt } from "@forecourt/domain/payment/loan";
import { annualRate, type RateProgram } from "@forecourt/domain/payment/rate";
import { getOrCreate } from "./get-or-create.ts";
import type { Pricing } from "./pricing.ts";

/** Computes payments on a visitor's terms for vehicles with the same rate. */
export interface LoanClass {
  /** The payment for an advertised total. Monotonic. */
  payment(total: Cents): Cents;
  /** The largest total with a payment of at most `most`; -1 = none. */
  largestTotal(most: Cents): Cents;
}

/** A visitor's loan. Its rate differs between model years. */
export interface Loan {
  /** Unique key, for caching. */
  readonly key: number;
  /** The loan for vehicles with the rate of this model year. */
  classOf(year: number): LoanClass;
}

const MIN_SCORE = 300;

/** Cached loans per finance program. */
const MAX_CACHED_TERMS = 64;

let lastLoanKey = 0;
const cache = new WeakMap<RateProgram, Map<string, Loan>>();

/**
 * The loan for these payment terms; the dealer's hold where a term is missing. The same terms mostly give
 * the same object, so that results can be cached by it.
 */
export function loanFor(
  stated: SearchPaymentTerms,
  { program, terms: start }: Pick<Pricing, "program" | "terms">,
): Loan {
  const loans = cache.get(program) ?? new Map<string, Loan>();
  cache.set(program, loans);
  const terms = paymentTerms(withStatedTerms(start, stated));
  const key = JSON.stringify(terms);
  return getOrCreate(loans, key, MAX_CACHED_TERMS, () => createLoan(terms, program));
}

function createLoan(terms: PaymentTerms, program: RateProgram): Loan {
  const classes = new Map<number, LoanClass>();
  lastLoanKey += 1;
  return {
    key: lastLoanKey,
    classOf(year) {
      const cached = classes.get(year) ?? createLoanClass(year, terms, program);
      classes.set(year, cached);
      return cached;
    },
  };
}

function createLoanClass(year: number, terms: PaymentTerms, program: RateProgram): LoanClass {
  const worth = annuity(annualRate(program, { ...terms, year }), terms.months);
  return {
    payment: (total) => paymentAt(amountFinanced(total, terms), worth),
    largestTotal: (most) => largestTotalFor(most, year, terms, program),
  };
}

/** Lower scores and shorter terms use the first entry of the rate tables. */
function paymentTerms(complete: CompletePaymentTerms): PaymentTerms {
  const terms = toPaymentTerms(complete);
  return {
    ...terms,
    creditScore: Math.max(terms.creditScore, MIN_SCORE),
    months: Math.max(terms.months, 1),
  };
}
