import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { NewEvent, OfferEvent } from "../inspections/offer-events.ts";
import { appendEvent } from "./append-event.ts";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";
import { type KeptDeskOffer, keptDeskOffer } from "./kept-desk-offer.ts";
import { oneOffer } from "./one-offer.ts";

/** `repeated` = the same was recorded last, and nothing was stored or sent. */
export type Recorded = { outcome: "recorded" | "repeated"; offer: DeskOffer };

/**
 * Appends the event that `eventFor` makes of the offer as it is now. The same event as the newest one is not repeated.
 * @throws StaffError
 */
export async function recordEvent(
  deps: DeskDeps,
  id: string,
  by: string,
  eventFor: (offer: KeptDeskOffer) => NewEvent,
): Promise<Recorded> {
  const offer = await keptDeskOffer(deps, id);
  // A repeated acceptance is no error, though the offer is decided.
  if (isRepeated(offer, by, eventFor)) return { outcome: "repeated", offer };
  await appendEvent(deps, offer, { ...eventFor(offer), madeBy: by });
  return { outcome: "recorded", offer: await oneOffer(deps, id) };
}

/** True = the newest event equals the event that would be recorded, and still counts. */
function isRepeated(
  offer: KeptDeskOffer,
  by: string,
  eventFor: (offer: KeptDeskOffer) => NewEvent,
): boolean {
  const last = offer.events.at(-1);
  if (!last || last.madeBy !== by) return false;
  const before = offer.events.slice(0, -1);
  // The offer as it was before its newest event; a version that has expired is renewed.
  const isRenewed = last.kind === "revised" && offer.state === "expired";
  if (isRenewed) return false;
  try {
    const again = eventFor({ ...offer, events: before, state: "inspected" });
    return again.kind === last.kind && keyOf(again) === keyOf(last);
  } catch (error) {
    if (error instanceof StaffError) return false;
    throw error;
  }
}

/** Key of an event; equal keys = the same event. A revision is compared by its lines, whenever it was made. */
function keyOf(event: NewEvent | OfferEvent): string {
  return JSON.stringify(event.kind === "revised" ? event.content.lines : event.content);
}
