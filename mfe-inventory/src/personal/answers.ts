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
export interface Answers {
  cashDown?: number;
  tradingIn?: boolean;
  tradeEquity?: number;
  creditScore?: number;
  months?: number;
}

const CENTS = 100;
const amounts = ["cashDown", "tradeEquity", "creditScore", "months"] as const;

/** What the address says, else what is remembered, each on the nearest step of its control. */
export function answersOf(
  query: URLSearchParams,
  remembered: BuyerPreferences,
  calculator: Calculator,
): Answers {
  const asked = { ...inDollars(remembered), ...parsePaymentTerms(query), ...tradingInOf(query) };
  const controls = paymentControlsOf(calculator);
  const answers: Answers = {};
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
export function termsOfAnswers(answers: Answers, calculator: Calculator): CompletePaymentTerms {
  const usual = defaultPaymentTerms(calculator);
  return {
    cashDown: answers.cashDown ?? usual.cashDown,
    tradeEquity: answers.tradingIn === true ? (answers.tradeEquity ?? usual.tradeEquity) : 0,
    creditScore: answers.creditScore ?? usual.creditScore,
    months: answers.months ?? usual.months,
  };
}

/** What is remembered of them. */
export function toRemember(answers: Answers): BuyerPreferences {
  const { cashDown, tradeEquity, ...rest } = answers;
  return {
    ...rest,
    ...(cashDown !== undefined && { cashDown: cashDown * CENTS }),
    ...(tradeEquity !== undefined && { tradeEquity: tradeEquity * CENTS }),
  };
}

function inDollars({ cashDown, tradeEquity, ...rest }: BuyerPreferences): Answers {
  return {
    ...rest,
    ...(cashDown !== undefined && { cashDown: Math.round(cashDown / CENTS) }),
    ...(tradeEquity !== undefined && { tradeEquity: Math.round(tradeEquity / CENTS) }),
  };
}

function tradingInOf(query: URLSearchParams): Pick<Answers, "tradingIn"> {
  const given = query.get(wizardParameters.tradingIn);
  return given === "yes" || given === "no" ? { tradingIn: given === "yes" } : {};
}
