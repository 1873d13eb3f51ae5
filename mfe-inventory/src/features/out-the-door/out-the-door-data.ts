import type { DealerFee } from "@forecourt/domain/advertised-price";
import type { Cents } from "@forecourt/domain/money";
import { type OutTheDoorPrice, outTheDoor } from "@forecourt/domain/payment/out-the-door";
import type { TaxRules } from "@forecourt/domain/payment/taxes";

/** What a car costs with the taxes and charges of the buyer's place. */
export interface OutTheDoorData {
  /** The car alone. */
  vehicle: Cents;
  fees: readonly DealerFee[];
  /** As the visitor typed it, now or before; empty = never. */
  zip: string;
  /** Why there is no price for this ZIP code; null where there is one, and where none was asked for. */
  problem: string | null;
  /** What holds at this ZIP code, and nothing of other places. */
  rules: TaxRules | null;
}

/** The price at the ZIP code that was asked for, with a trade-in of this worth; null where there is none. */
export function priceAtZip(data: OutTheDoorData, trade: Cents): OutTheDoorPrice | null {
  const { vehicle, fees, zip, rules } = data;
  if (!rules) return null;
  const tradeIn = trade === 0 ? null : { allowance: trade, payoff: 0 };
  const price = outTheDoor({ vehicle, fees, zip, tradeIn }, rules);
  return price.kind === "price" ? price : null;
}
