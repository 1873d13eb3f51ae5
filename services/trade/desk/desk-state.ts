import { newestRevision, type OfferEvent } from "../inspections/offer-events.ts";
import type { OfferRow } from "../store/tables.ts";

/**
 * State of an offer. `open`: its seller has left no contact. `booked`: kept, with a drop-off. `expired`: its last day
 * is over and nothing was decided. `replaced`: its seller keeps a newer offer for the car, or got one before keeping
 * it.
 */
export const deskStates = [
  "open",
  "kept",
  "booked",
  "inspected",
  "bought",
  "declined",
  "expired",
  "replaced",
] as const;
export type DeskState = (typeof deskStates)[number];

interface Known {
  row: Pick<OfferRow, "valid_until">;
  isKept: boolean;
  /** Null = no drop-off is booked. */
  dropOffAt: string | null;
  events: readonly OfferEvent[];
  /** True = a newer offer for the car counts instead. */
  isReplaced: boolean;
}

/** `today` is the day in the store's time zone. */
export function deskState(
  { row, isKept, dropOffAt, events, isReplaced }: Known,
  today: string,
): DeskState {
  const last = events.at(-1)?.kind;
  if (last === "accepted") return "bought";
  if (last === "declined") return "declined";
  if (isReplaced) return "replaced";
  if (validUntilOf(row, events) < today) return "expired";
  if (last !== undefined) return "inspected";
  if (!isKept) return "open";
  return dropOffAt === null ? "kept" : "booked";
}

/** The last day of the newest version, in the store's time zone. */
export function validUntilOf(
  { valid_until: first }: Pick<OfferRow, "valid_until">,
  events: readonly OfferEvent[],
): string {
  return newestRevision(events)?.content.validUntil ?? first;
}
