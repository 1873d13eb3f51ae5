import type { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import type { Cents } from "@forecourt/domain/money";
import type { DeskOffer } from "./desk-offers.ts";
import { newestPrices, selectedPayout } from "./desk-prices.ts";

/**
 * Amounts that the store pays for a car at its drop-off, by the newest version and the kind of payment that the seller
 * selects now.
 */
export interface HandOver {
  kind: PayoutOption;
  /** Amount left for the seller after the loan; less than 0 = the seller pays it. */
  nowCents: Cents;
  /** Amount expected when the car is sold; 0 = nothing. */
  laterCents: Cents;
}

/** Null = there is no price yet. */
export function handOverOf(
  offer: Pick<DeskOffer, "row" | "kept" | "events">,
  payoff: Payoff | null,
): HandOver | null {
  const kind = selectedPayout(offer);
  const version = newestPrices(offer)?.[kind];
  if (!version || version.finalPriceCents <= 0) return null;
  const { finalPriceCents } = version;
  const [first] = "stepPayments" in version ? version.stepPayments : [];
  const firstCents = first?.amountCents ?? finalPriceCents;
  const nowCents = firstCents - (payoff?.owedCents ?? 0);
  return { kind, nowCents, laterCents: finalPriceCents - firstCents };
}
