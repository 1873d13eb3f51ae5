import { isDayOff } from "./days-off.ts";
import { dayAfter, instantAt, wallTimeAt, weekdayOf } from "./store-clock.ts";

/** Opening hours of one weekday in the store's time zone, as decimal numbers: 17.5 is 5:30 p.m. */
export interface OpenHours {
  closed: boolean;
  open: number;
  close: number;
}

/** Opening hours of a week, Monday first, in an IANA time zone. */
export interface OpenWeek {
  week: readonly OpenHours[];
  timeZone: string;
  /** Days on which the store is closed in spite of its hours; see `isDayOff`. */
  closedOn?: readonly string[];
}

/** Maximum number of days to search for the next opening, longer than any holiday. */
const FARTHEST_DAYS = 60;

/** Converts a decimal hour to whole minutes. */
export function minutesOf(hour: number): number {
  return Math.round(hour * 60);
}

/** Opening hours of a calendar day; null = closed. */
export function hoursOn(
  day: string,
  { week, closedOn = [] }: Pick<OpenWeek, "week" | "closedOn">,
): OpenHours | null {
  const hours = week[weekdayOf(day)];
  return !hours || hours.closed || isDayOff(day, closedOn) ? null : hours;
}

/**
 * The time at which the store has been open for `openHours` hours since `start`, such as the time of a
 * reply promised within so many hours. An hour is 60 minutes also on days when clocks change. Null for a
 * store that never opens.
 */
export function afterOpenHours(start: Date, openHours: number, store: OpenWeek): Date | null {
  const { timeZone } = store;
  let left = openHours * 60 * 60 * 1000;
  const { day: first } = wallTimeAt(start, timeZone);
  for (let count = 0; count < FARTHEST_DAYS; count += 1) {
    const day = dayAfter(first, count);
    const hours = hoursOn(day, store);
    if (!hours) continue;
    const opened = instantAt({ day, minutes: minutesOf(hours.open) }, timeZone).getTime();
    const closed = instantAt({ day, minutes: minutesOf(hours.close) }, timeZone).getTime();
    const from = Math.max(opened, start.getTime());
    const open = closed - from;
    if (open <= 0) continue;
    if (open >= left) return new Date(from + left);
    left -= open;
  }
  return null;
}

/**
 * The closing time of the last of `openDays` days on which the store is open, counted from the day after `start`, such
 * as the time of an answer promised within so many business days. Null for a store that hardly ever opens.
 */
export function afterOpenDays(start: Date, openDays: number, store: OpenWeek): Date | null {
  const { timeZone } = store;
  const { day: first } = wallTimeAt(start, timeZone);
  let left = openDays;
  for (let count = 1; count <= FARTHEST_DAYS; count += 1) {
    const day = dayAfter(first, count);
    const hours = hoursOn(day, store);
    if (!hours) continue;
    left -= 1;
    if (left <= 0) return instantAt({ day, minutes: minutesOf(hours.close) }, timeZone);
  }
  return null;
}
