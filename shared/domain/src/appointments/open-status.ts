import { hoursOn, minutesOf, type OpenWeek } from "./open-hours.ts";
import { dayAfter, instantAt, wallTimeAt } from "./store-clock.ts";

/** Whether a store is open, and what changes next. Hours are decimal numbers of its own day: 17.5 is 5:30 p.m. */
export type OpenStatus =
  | { kind: "open"; closes: number; until: Date }
  | {
      kind: "closed";
      /** The next opening: calendar day and hour; `today` = on the day of the status. */
      opens: { day: string; hour: number; today: boolean };
      until: Date;
    }
  /** It does not open within `maxDays`. */
  | { kind: "closed"; opens: null; until: null };

/** Longer than any holiday. */
const maxDays = 60;

/**
 * The status of a store at a moment. `until` is when it ends: at closing or opening time, or at the midnight
 * before the day of the next opening.
 */
export function openStatusAt(now: Date, store: OpenWeek): OpenStatus {
  const { timeZone } = store;
  const { day: today } = wallTimeAt(now, timeZone);
  const at = (day: string, hour: number) => instantAt({ day, minutes: minutesOf(hour) }, timeZone);
  for (let count = 0; count < maxDays; count += 1) {
    const day = dayAfter(today, count);
    const hours = hoursOn(day, store);
    if (!hours || at(day, hours.close) <= now) continue;
    const opening = at(day, hours.open);
    if (opening <= now) return { kind: "open", closes: hours.close, until: at(day, hours.close) };
    const isToday = count === 0;
    const opens = { day, hour: hours.open, today: isToday };
    return { kind: "closed", opens, until: isToday ? opening : at(day, 0) };
  }
  return { kind: "closed", opens: null, until: null };
}
