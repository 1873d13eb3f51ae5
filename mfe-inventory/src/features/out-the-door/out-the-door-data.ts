import type { DealerFee } from "@forecourt/domain/advertised-price";
import type { Cents } from "@forecourt/domain/money";
import { type OutTheDoorPrice, outTheDoor } from "@forecourt/domain/payment/out-the-door";
import type { TaxRules } from "@forecourt/domain/payment/taxes";

/** The price with taxes and fees at the buyer's ZIP code. */
export interface OutTheDoorData {
  /** The car alone. */
  vehicle: Cents;
  /** False for used and certified cars. */
  isNew: boolean;
  fees: readonly DealerFee[];
  /** From the address or the visitor's location; empty = unknown. */
  zip: string;
  /** Why there is no price for this ZIP code; null with a price or without a ZIP code. */
  problem: string | null;
  /** Tax rules of this ZIP code only. */
  rules: TaxRules | null;
}

/** The price at the ZIP code with a trade-in of this value; null without rules for it. */
export function priceAtZip(data: OutTheDoorData, trade: Cents): OutTheDoorPrice | null {
  const { vehicle, isNew, fees, zip, rules } = data;
  if (!rules) return null;
  const tradeIn = trade === 0 ? null : { allowance: trade, payoff: 0 };
  const price = outTheDoor({ vehicle, isNew, fees, zip, tradeIn }, rules);
  return price.kind === "price" ? price : null;
}
