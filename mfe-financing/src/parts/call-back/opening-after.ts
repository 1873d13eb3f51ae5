import type { SiteContext } from "@forecourt/contracts/site";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import { afterOpenHours } from "@forecourt/domain/appointments/open-hours";
import { localeOf } from "@forecourt/domain/locale";

type Site = Pick<SiteContext, "store" | "places" | "timezone" | "texts">;

/**
 * Time of the next opening of a store that was closed when a request came, by its clock: "Monday, November 23 at 8:00
 * a.m.". Null = it was open, or it has opened since.
 */
export function openingAfter(
  { store, places = [store], timezone, texts }: Site,
  { receivedAt, now }: { receivedAt: string; now: Date },
): string | null {
  const place = places.find(({ id }) => id === store.id) ?? store;
  const timeZone = place.timezone ?? timezone;
  const week = place.sales.workingHours;
  const received = new Date(receivedAt);
  const opens = afterOpenHours(received, 0, { week, timeZone, closedOn: place.daysOff ?? [] });
  const isAhead = opens !== null && opens > received && opens > now;
  return isAhead ? formatAppointment(opens, { locale: localeOf(texts), timeZone }) : null;
}
