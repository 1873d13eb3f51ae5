import type { Deps } from "../deps.ts";
import type { DeskOffer } from "../desk/desk-offers.ts";
import { newestRevision } from "../inspections/offer-events.ts";

/**
 * Whether an offer has a price that its seller can still take. Not where a booked time is over and the store has recorded
 * nothing: its seller may have been there, and sold.
 */
export function isToRemind(
  { store, state, row, events, dropOff }: DeskOffer,
  { dealers, now }: Pick<Deps, "dealers" | "now">,
): boolean {
  const { pages } = dealers.current().site(store);
  if (store.config.trade.reminder === null || pages["sellTrade"] !== true) return false;
  if (state === "inspected") return newestRevision(events) !== null;
  if (row.outcome !== "offers") return false;
  if (state === "kept") return true;
  return state === "booked" && (dropOff?.startsAt ?? "") > now().toISOString();
}
