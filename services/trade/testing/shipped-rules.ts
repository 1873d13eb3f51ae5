import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import type { OfferRules } from "../offer/offer-input.ts";

/** The rules of offers that ship. */
export async function shippedRules(more: Partial<OfferRules> = {}): Promise<OfferRules> {
  const tenant = { dealerId: "ozark-mitsubishi", storeId: null };
  return { ...(await loadDealers(shippedDealers)).config(tenant).trade, ...more };
}
