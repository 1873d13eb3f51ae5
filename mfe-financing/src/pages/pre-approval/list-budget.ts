import {
  completePaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { rememberedTerms } from "@forecourt/contracts/areas/inventory/search/remembered-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { type Cents, formatDollars } from "@forecourt/domain/money";
import { cashDownAt } from "@forecourt/domain/payment/estimate";
import { annuity, largestPrincipal } from "@forecourt/domain/payment/loan";
import { annualRate } from "@forecourt/domain/payment/rate";
import { chargesView } from "./charges-view.ts";
import type { AnswerText, Range } from "./pre-approval-view.ts";

/** Largest monthly payment of a list whose cars fit, and the sentence about it. */
export interface ListBudget {
  /** Limit of the monthly payment, in whole dollars. */
  dollars: number;
  sentence: string;
}

interface ListQuestion {
  range: Range;
  stated: BuyerPreferences;
  zip: string | undefined;
  /** The model year whose rates are counted. */
  year: number;
}

const CENTS = 100;

/**
 * Number of rounds. The error of each round is the tax on the error before, so that after these it is far below a cent.
 */
const ROUNDS = 12;

/**
 * Lists count payments without tax and title, the answer counts with them: what is left of the budget for a list, at
 * the terms that it shows. Without known charges, the whole budget.
 */
export function listBudget(
  text: AnswerText,
  site: SiteContext,
  { range, stated, zip, year }: ListQuestion,
): ListBudget {
  const { creditScore, monthlyBudgetCents } = range;
  const budget = Math.floor(monthlyBudgetCents / CENTS);
  const whole = { dollars: budget, sentence: text("cars.tax.none") };
  if (zip === undefined) return whole;
  const remembered = rememberedTerms(stated, site);
  const terms = completePaymentTerms({ terms: { creditScore }, remembered }, site);
  const { months } = terms;
  const rate = annualRate(site.financeProgram, { creditScore, months, year });
  const byPayment = largestPrincipal(budget * CENTS, annuity(rate, months));
  const loan = Math.min(byPayment, site.financeProgram.approvalLimits.maxAmountCents);
  const tradeEquity = terms.tradeEquity * CENTS;
  const chargesOf = (total: Cents) => chargesOfTotal(text, site, { total, zip, tradeEquity });
  let total = loan;
  for (let round = 0; round < ROUNDS; round += 1) {
    const down = cashDownAt(total, toPaymentTerms(terms));
    total = Math.max(0, loan + down + tradeEquity - chargesOf(total));
  }
  const charges = chargesOf(total);
  if (charges === 0 || charges >= loan) return whole;
  const dollars = Math.floor((budget * (loan - charges)) / loan);
  const values = {
    zip,
    listed: formatDollars(dollars * CENTS),
    budget: formatDollars(budget * CENTS),
  };
  return { dollars, sentence: text("cars.tax", values) };
}

/** Tax and government fees of a used car with this advertised price (`total`), which includes the dealer's fees. */
function chargesOfTotal(
  text: AnswerText,
  site: SiteContext,
  { total, zip, tradeEquity }: { total: Cents; zip: string; tradeEquity: Cents },
): Cents {
  const fees = site.fees.reduce((sum, fee) => sum + fee.cents, 0);
  const facts = {
    storeId: site.store.id,
    condition: "used" as const,
    priceCents: Math.max(0, total - fees),
    totalCents: Math.max(fees, total),
  };
  return chargesView(text, site, { facts, zip, tradeEquity }).cents;
}
