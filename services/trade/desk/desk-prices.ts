import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { newestRevision } from "../inspections/offer-events.ts";
import { type RevisedPrices, reviseOffer } from "../offer/revise-offer.ts";
import type { StoredResult } from "../offers/stored-offer.ts";
import type { DeskOffer } from "./desk-offers.ts";

/**
 * The kind that the seller has selected, possibly after they kept the offer. For a trade-in it is cash now if that was
 * offered.
 */
export function selectedPayout(offer: Pick<DeskOffer, "row" | "kept" | "events">): PayoutOption {
  const { row } = offer;
  if (isTradeIn(offer) && priceOf(offer, "cashNow") !== null) return "cashNow";
  return (row.selected_payment as PayoutOption | null) ?? "cashNow";
}

/** Whether the price counts toward another car, so that no check is handed over. */
export function isTradeIn({ kept }: Pick<DeskOffer, "kept">): boolean {
  return kept?.interest === "trade-in";
}

/** The price of the newest version in cents; null = this kind was not offered. */
export function priceOf(offer: Pick<DeskOffer, "row" | "events">, kind: PayoutOption) {
  return newestPrices(offer)?.[kind]?.finalPriceCents ?? null;
}

/** The prices of the newest version; null = the first version counts and has none. */
export function newestPrices({
  row,
  events,
}: Pick<DeskOffer, "row" | "events">): RevisedPrices | null {
  const revision = newestRevision(events);
  return revision ? revision.content : reviseOffer(JSON.parse(row.result) as StoredResult, []);
}
