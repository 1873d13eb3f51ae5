import {
  type CompletePaymentTerms,
  defaultPaymentTerms,
  paymentControlsOf,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { parsePaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-url";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { clampToStep } from "@forecourt/domain/payment/controls";

type Calculator = SiteContext["calculator"];

/**
 * A visitor's answers about how they buy: whole dollars, a score, months. A missing key was not answered; an
 * answer may equal the dealer's default.
 */
export interface BuyerAnswers {
  cashDown?: number;
  tradingIn?: boolean;
  tradeEquity?: number;
  creditScore?: number;
  months?: number;
}

const CENTS = 100;
const amounts = ["cashDown", "tradeEquity", "creditScore", "months"] as const;

/** Answers of the address, else of the saved preferences, clamped to the steps of the controls. */
export function readBuyerAnswers(
  query: URLSearchParams,
  remembered: BuyerPreferences,
  calculator: Calculator,
): BuyerAnswers {
  const stated = { ...inDollars(remembered), ...parsePaymentTerms(query), ...readTradingIn(query) };
  const controls = paymentControlsOf(calculator);
  const answers: BuyerAnswers = {};
  if (stated.tradingIn !== undefined) answers.tradingIn = stated.tradingIn;
  for (const key of amounts) {
    const value = stated[key];
    if (value !== undefined) answers[key] = clampToStep(value, controls[key]);
  }
  // Without a trade-in there is no equity, although an address may still have one.
  if (answers.tradingIn === false) delete answers.tradeEquity;
  return answers;
}

/** The terms of the estimate: the dealer's defaults for missing answers, and no equity without a trade-in. */
export function paymentTermsOf(
  answers: BuyerAnswers,
  calculator: Calculator,
): CompletePaymentTerms {
  const usual = defaultPaymentTerms(calculator);
  return {
    cashDown: answers.cashDown ?? usual.cashDown,
    tradeEquity: answers.tradingIn === true ? (answers.tradeEquity ?? usual.tradeEquity) : 0,
    creditScore: answers.creditScore ?? usual.creditScore,
    months: answers.months ?? usual.months,
  };
}

/** The answers as saved preferences. */
export function toBuyerPreferences(answers: BuyerAnswers): BuyerPreferences {
  const { cashDown, tradeEquity, ...rest } = answers;
  return {
    ...rest,
    ...(cashDown !== undefined && { cashDown: cashDown * CENTS }),
    ...(tradeEquity !== undefined && { tradeEquity: tradeEquity * CENTS }),
  };
}

function inDollars({ cashDown, tradeEquity, ...rest }: BuyerPreferences): BuyerAnswers {
  return {
    ...rest,
    ...(cashDown !== undefined && { cashDown: Math.round(cashDown / CENTS) }),
    ...(tradeEquity !== undefined && { tradeEquity: Math.round(tradeEquity / CENTS) }),
  };
}

function readTradingIn(query: URLSearchParams): Pick<BuyerAnswers, "tradingIn"> {
  const tradeInAnswer = query.get(wizardParameters.tradingIn);
  return tradeInAnswer === "yes" || tradeInAnswer === "no"
    ? { tradingIn: tradeInAnswer === "yes" }
    : {};
}
