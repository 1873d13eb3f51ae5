import type { SiteStore, StoreStatus } from "@forecourt/contracts/site-store";
import { formatDay } from "@forecourt/domain/appointments/format";
import { type OpenStatus, openStatusAt } from "@forecourt/domain/appointments/open-status";
import { dayAfter, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import { clock } from "@forecourt/ui/elements/open-hours";
import { fillText } from "./site-context.tsx";

type Hours = Pick<SiteStore, "sales" | "timezone" | "daysOff">;

interface Context {
  /** With the texts that only servers have. */
  texts: Record<string, string>;
  /** Time zone of stores that state none. */
  timezone: string;
}

/** A page may stay open for a while: the statuses of about two days. */
const maxStatuses = 5;

/**
 * Opening status of a store's sales department at `now` and after each of the next changes, in its time zone. For
 * servers only: a browser picks one by its clock, and needs no time zones.
 * @public for remotes
 */
export function storeStatuses(store: Hours, context: Context, now: Date): StoreStatus[] {
  const timeZone = store.timezone ?? context.timezone;
  const { workingHours: week } = store.sales;
  const openWeek = { week, timeZone, closedOn: store.daysOff ?? [] };
  const statuses: StoreStatus[] = [];
  for (let at: Date | null = now; at && statuses.length < maxStatuses; ) {
    const status: OpenStatus = openStatusAt(at, openWeek);
    const { day } = wallTimeAt(at, timeZone);
    const until = status.until && Math.floor(status.until.getTime() / 60_000);
    statuses.push([statusText(status, day, context.texts), until]);
    at = status.until;
  }
  return statuses;
}

function statusText(status: OpenStatus, today: string, texts: Record<string, string>): string {
  if (status.kind === "open")
    return fillText(texts, "store.status.open", { time: clock(status.closes) });
  if (!status.opens) return fillText(texts, "store.status.closed");
  const { day, hour, today: isToday } = status.opens;
  const time = clock(hour);
  if (isToday) return fillText(texts, "store.status.opensToday", { time });
  const { weekday, date } = formatDay(day, localeOf(texts));
  // A weekday alone would be the one of this week.
  const name = day < dayAfter(today, 7) ? weekday : date;
  return fillText(texts, "store.status.opens", { day: name, time });
}
