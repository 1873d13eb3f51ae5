import type { BuyerPreferences } from "../../../visitor/visitor.ts";
import type { TermSettings } from "./payment-controls.ts";
import { clampPaymentTerms } from "./payment-terms.ts";
import type { SearchPaymentTerms } from "./search-filter.ts";
import { fromPreferences } from "./stated-preferences.ts";

/**
 * The payment terms that a visitor stated on earlier pages, on the steps of the sliders. A trade-in counts
 * with the equity that they named, and without one not at all.
 */
export function rememberedTerms(
  preferences: BuyerPreferences,
  settings: TermSettings,
): SearchPaymentTerms {
  return clampPaymentTerms(fromPreferences(preferences), settings);
}
