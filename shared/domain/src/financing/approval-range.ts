import type { Cents } from "../money.ts";
import { annuity, largestPrincipal, paymentAt } from "../payment/loan.ts";
import { annualRate, type RateProgram } from "../payment/rate.ts";

/** The likely credit tier; the scores of the tiers are the dealer's credit labels. */
export const creditTiers = ["bad", "okay", "good", "great"] as const;
export type CreditTier = (typeof creditTiers)[number];

/** Limits that lenders commonly allow; the dealer's configuration. There is no law; a lender's own program prevails. */
export interface ApprovalLimits {
  /** The car payment in percent of gross monthly income. */
  maxPaymentToIncome: number;
  /** Housing and the car payment in percent of gross monthly income. */
  maxDebtToIncome: number;
  /** The largest loan. */
  maxAmountCents: Cents;
  /** With a smaller payment there is no range, and a person looks at the request. */
  minPaymentCents: Cents;
}

export interface ApprovalInput {
  creditScore: number;
  monthlyIncomeCents: Cents;
  monthlyHousingCents: Cents;
  program: RateProgram;
  /** The model year of the car that the rates are those of. */
  year: number;
  /** The terms to state, in months, at least one. */
  months: readonly number[];
  limits: ApprovalLimits;
}

/** Amounts of the range at one term. */
export interface ApprovalTerm {
  months: number;
  annualRatePercent: number;
  /** The largest loan whose payment fits. */
  upToCents: Cents;
  /** The payment of that loan. */
  monthlyCents: Cents;
  /** The payment of the range's lower end, which fits at every term. */
  monthlyOfFromCents: Cents;
}

/** How much an applicant can likely finance. */
export interface ApprovalRange {
  fromCents: Cents;
  toCents: Cents;
  /** The largest payment that fits. */
  monthlyBudgetCents: Cents;
  terms: ApprovalTerm[];
}

/** The tier of a score: the best label whose score it reaches, else the lowest. */
export function creditTierOf(
  score: number,
  labels: Readonly<Record<CreditTier, number>>,
): CreditTier {
  return creditTiers.findLast((tier) => score >= labels[tier]) ?? "bad";
}

/** The largest monthly payment that both ratios allow, in cents; never below 0. */
export function monthlyBudget({
  monthlyIncomeCents: income,
  monthlyHousingCents: housing,
  limits,
}: Pick<ApprovalInput, "monthlyIncomeCents" | "monthlyHousingCents" | "limits">): Cents {
  const byPayment = Math.floor((income * limits.maxPaymentToIncome) / 100);
  const byDebts = Math.floor((income * limits.maxDebtToIncome) / 100) - housing;
  return Math.max(0, Math.min(byPayment, byDebts));
}

/**
 * The amounts that fit, term by term, in whole hundreds of dollars, with the rates of the dealer's program.
 * Null when the budget is below the smallest payment: that is for a person to decide.
 */
export function approvalRange(input: ApprovalInput): ApprovalRange | null {
  const { creditScore, program, year, limits } = input;
  const budget = monthlyBudget(input);
  if (budget < limits.minPaymentCents) return null;
  const loans = input.months.map((months) => {
    const annualRatePercent = annualRate(program, { creditScore, months, year });
    const value = annuity(annualRatePercent, months);
    const amount = Math.min(largestPrincipal(budget, value), limits.maxAmountCents);
    return { months, annualRatePercent, value, upToCents: wholeHundreds(amount) };
  });
  const amounts = loans.map(({ upToCents }) => upToCents);
  const fromCents = Math.min(...amounts);
  return {
    fromCents,
    toCents: Math.max(...amounts),
    monthlyBudgetCents: budget,
    terms: loans.map(({ value, upToCents, ...term }) => ({
      ...term,
      upToCents,
      monthlyCents: paymentAt(upToCents, value),
      monthlyOfFromCents: paymentAt(fromCents, value),
    })),
  };
}

function wholeHundreds(cents: Cents): Cents {
  return Math.floor(cents / 10_000) * 10_000;
}
