import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { calendarFile } from "@forecourt/domain/appointments/calendar-file";
import { calendarEventOf } from "../kept/calendar-event.ts";
import type { KeptOffer } from "../kept/kept-store.ts";
import type { OfferLead } from "../leads/lead-of-offer.ts";
import { appointmentAt } from "../leads/letter-of-offer.ts";
import { addressOf } from "../offers/store-of-offer.ts";

const MINUTE_MS = 60_000;

interface BookedVisit extends Pick<OfferLead, "offer" | "texts" | "store"> {
  kept: KeptOffer;
  dropOff: { startsAt: string; sequence: number };
  token: string;
  now: Date;
}

/** The visit as an iCalendar file: the same event, in the same version, as in the mails. */
export function dropOffCalendar(visit: BookedVisit): string {
  const { kept, dropOff, token, now, store } = visit;
  const { minutes, title, details } = appointmentAt(visit, dropOff.startsAt);
  const event = calendarEventOf(kept, dropOff.sequence);
  const start = new Date(dropOff.startsAt);
  return calendarFile({
    uid: `${event.uid}@${new URL(store.site.url).hostname}`,
    sequence: event.sequence,
    stampedAt: now,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    summary: title,
    location: `${store.company.name}, ${addressOf(store)}`,
    description: details,
    url: new URL(tradeOfferPath(token), store.site.url).href,
    isCanceled: false,
  });
}
