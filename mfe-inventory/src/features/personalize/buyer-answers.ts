import type { TermSettings } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  type CompletePaymentTerms,
  clampPaymentTerms,
  startingPaymentTerms,
  withStatedTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { parsePaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-url";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";

/**
 * A visitor's answers about how they buy: whole dollars, a score, months. A missing key was not answered; an
 * answer may equal the dealer's default.
 */
export interface BuyerAnswers {
  cashDown?: number;
  /** Replaces `cashDown`: percent of the price. */
  cashDownPercent?: number;
  tradingIn?: boolean;
  tradeEquity?: number;
  creditScore?: number;
  months?: number;
}

const CENTS = 100;

/**
 * Answers of the address, else of the saved preferences, clamped as `clampPaymentTerms` does. An equity without an
 * answer about a trade-in means that there is one.
 */
export function readBuyerAnswers(
  query: URLSearchParams,
  remembered: BuyerPreferences,
  settings: TermSettings,
): BuyerAnswers {
  const { tradingIn: wasTradingIn, ...before } = inDollars(remembered);
  const stated = clampPaymentTerms(mergePaymentTerms(before, parsePaymentTerms(query)), settings);
  const namesTrade = (stated.tradeEquity ?? 0) > 0 ? true : undefined;
  const tradingIn = readTradingIn(query) ?? wasTradingIn ?? namesTrade;
  const answers: BuyerAnswers = {
    ...withoutUndefined(stated),
    ...(tradingIn !== undefined && { tradingIn }),
  };
  // Without a trade-in there is no equity, although an address may still have one.
  if (answers.tradingIn === false) delete answers.tradeEquity;
  return answers;
}

/** The terms of the estimate: the dealer's for missing answers, and no equity that was not named. */
export function paymentTermsOf(
  { tradingIn, tradeEquity = 0, ...answers }: BuyerAnswers,
  settings: TermSettings,
): CompletePaymentTerms {
  const named = tradingIn === true ? tradeEquity : 0;
  return withStatedTerms(startingPaymentTerms(settings), { ...answers, tradeEquity: named });
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

function inDollars({
  cashDown,
  tradeEquity,
  tradeOffer: _number,
  tradeOfferEquity: _equity,
  preApproval: _token,
  ...rest
}: BuyerPreferences): BuyerAnswers {
  return {
    ...rest,
    ...(cashDown !== undefined && { cashDown: Math.round(cashDown / CENTS) }),
    ...(tradeEquity !== undefined && { tradeEquity: Math.round(tradeEquity / CENTS) }),
  };
}

function readTradingIn(query: URLSearchParams): boolean | undefined {
  const answer = query.get(wizardParameters.tradingIn);
  return answer === "yes" || answer === "no" ? answer === "yes" : undefined;
}

function withoutUndefined(terms: SearchPaymentTerms): BuyerAnswers {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}
