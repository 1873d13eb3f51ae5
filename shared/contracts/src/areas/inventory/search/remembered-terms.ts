import type { BuyerPreferences } from "../../../visitor/visitor.ts";
import type { TermSettings } from "./payment-controls.ts";
import { mergePaymentTerms } from "./payment-term-parameters.ts";
import { clampPaymentTerms } from "./payment-terms.ts";
import type { SearchPaymentTerms } from "./search-filter.ts";

const CENTS = 100;

/**
 * The payment terms that a visitor stated on earlier pages, on the steps of the sliders. A trade-in counts
 * with the equity that they named, and without one not at all.
 */
export function rememberedTerms(
  { cashDown, cashDownPercent, tradingIn, tradeEquity, creditScore, months }: BuyerPreferences,
  settings: TermSettings,
): SearchPaymentTerms {
  const stated = {
    ...(cashDown !== undefined && { cashDown: Math.round(cashDown / CENTS) }),
    ...(cashDownPercent !== undefined && { cashDownPercent }),
    ...(tradeEquity !== undefined &&
      tradingIn !== false && { tradeEquity: Math.round(tradeEquity / CENTS) }),
    ...(creditScore !== undefined && { creditScore }),
    ...(months !== undefined && { months }),
  };
  return clampPaymentTerms(mergePaymentTerms(stated, stated), settings);
}
