import { cashBase } from "./base-value.ts";
import { conditionedValue, type OfferContext } from "./conditioned-value.ts";
import type { CashNow, OrRefusal } from "./offer-result.ts";

/** A check today. None below the configured minimum. */
export function cashNowOffer(context: OfferContext): OrRefusal<CashNow> {
  const { cashNow: settings } = context.input.rules.offers;
  const base = cashBase(context.input.values, settings);
  if (base === null) return { isOffered: false, refusal: "value-unknown" };
  const { value, leftCents: finalPriceCents } = conditionedValue(base, context);
  if (finalPriceCents < settings.minCents) return { isOffered: false, refusal: "below-minimum" };
  return { isOffered: true, offer: { ...value, finalPriceCents } };
}
