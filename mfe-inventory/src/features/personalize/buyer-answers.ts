import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import {
  type CompletePaymentTerms,
  defaultPaymentTerms,
  paymentControlsOf,
} from "@forecourt/contracts/payment-terms";
import { parsePaymentTerms } from "@forecourt/contracts/search-url";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { clampToStep } from "@forecourt/domain/payment/controls";

type Calculator = SiteContext["calculator"];

/**
 * What a visitor has answered of how he buys: whole dollars, a score, months. A key that is missing was
 * not answered; an answer that equals the dealer's default is one all the same.
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

/** What the address says, else what is remembered, each on the nearest step of its control. */
export function readBuyerAnswers(
  query: URLSearchParams,
  remembered: BuyerPreferences,
  calculator: Calculator,
): BuyerAnswers {
  const asked = { ...inDollars(remembered), ...parsePaymentTerms(query), ...readTradingIn(query) };
  const controls = paymentControlsOf(calculator);
  const answers: BuyerAnswers = {};
  if (asked.tradingIn !== undefined) answers.tradingIn = asked.tradingIn;
  for (const key of amounts) {
    const value = asked[key];
    if (value !== undefined) answers[key] = clampToStep(value, controls[key]);
  }
  // Who does not trade in has no equity; an address may still carry one from before.
  if (answers.tradingIn === false) delete answers.tradeEquity;
  return answers;
}

/** The terms of the estimate: the dealer's for what was not answered, and no trade before there is one. */
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

/** What is remembered of them. */
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
  const given = query.get(wizardParameters.tradingIn);
  return given === "yes" || given === "no" ? { tradingIn: given === "yes" } : {};
}
