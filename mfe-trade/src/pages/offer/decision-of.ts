import type { AfterInspection } from "@forecourt/contracts/areas/trade/after-inspection";
import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";

/** The store's decision about the kept offer of this page; null = none yet, or it was about another offer. */
export function resultOf({ kept, afterInspection }: TradeOfferPage): AfterInspection | null {
  return kept === null ? null : (afterInspection ?? null);
}

/** Final state of the kept offer; null = it is open. */
export function decisionOf(
  page: TradeOfferPage,
): Exclude<AfterInspection["state"], "inspected" | "revised"> | null {
  const state = resultOf(page)?.state;
  return state === undefined || state === "inspected" || state === "revised" ? null : state;
}

/** Whether the store has seen the car, so that its seller changes no answers. */
export function isLocked({ afterInspection }: TradeOfferPage): boolean {
  if (afterInspection === undefined) return false;
  return afterInspection.state !== "kept-by-seller" || afterInspection.inspectedOn !== null;
}

/** The new version of the kept offer; null = the first one counts. */
export function revisionOf(page: TradeOfferPage): AfterInspection["revision"] {
  return resultOf(page)?.revision ?? null;
}
