import type { BuyerPreferences } from "./visitor.ts";

/** Whole cents. */
export interface TradeEquity {
  /** Amount that counts toward a car: the offer less the payoff, never less than 0. */
  equity: number;
  /** Debt beyond the offer. It is never part of a price or a payment. */
  owed: number;
}

/** The equity of an offer for a seller's car, rounded down to whole dollars as all terms are. */
export function equityOfOffer(offerCents: number, payoffCents: number): TradeEquity {
  const left = offerCents - Math.max(0, payoffCents);
  return left >= 0 ? { equity: Math.floor(left / 100) * 100, owed: 0 } : { equity: 0, owed: -left };
}

/** The visitor's terms with an offer for their car as the trade-in; none without equity. */
export function termsOfOffer(number: string, { equity }: TradeEquity): BuyerPreferences {
  if (equity <= 0) return {};
  return {
    tradingIn: true,
    tradeEquity: equity,
    tradeOffer: number,
    tradeOfferEquity: equity,
  };
}

/** The number of the offer that an equity in cents comes from; null for one that the visitor estimated. */
export function offerOfEquity(
  { tradeOffer, tradeOfferEquity }: BuyerPreferences,
  equity: number,
): string | null {
  return tradeOffer !== undefined && equity > 0 && tradeOfferEquity === equity ? tradeOffer : null;
}
