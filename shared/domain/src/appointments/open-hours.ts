import { dayAfter, instantAt, wallTimeAt, weekdayOf } from "./store-clock.ts";

/** Hours of the store's own day as decimals: 17.5 is half past five. */
export interface OpenHours {
  closed: boolean;
  open: number;
  close: number;
}

/** When a store is open, Monday first, by the clock of its IANA time zone. */
export interface OpenWeek {
  week: readonly OpenHours[];
  timeZone: string;
  /** Days on which it stays closed all the same: `2026-11-26`, or `12-25` in every year. */
  closedOn?: readonly string[];
}

/** Longer than any holiday of a store that means to open again. */
const FARTHEST_DAYS = 60;

/** A decimal hour in whole minutes. */
export function minutesOf(hour: number): number {
  return Math.round(hour * 60);
}

/** Its hours on a day of the calendar; null while it is closed. */
export function hoursOn(
  day: string,
  { week, closedOn = [] }: Pick<OpenWeek, "week" | "closedOn">,
): OpenHours | null {
  const hours = week[weekdayOf(day)];
  const isHoliday = closedOn.some((date) => date === day || date === day.slice(5));
  return !hours || hours.closed || isHoliday ? null : hours;
}

/**
 * The moment at which the store will have been open for `openHours` hours since `start`: when a reply is
 * due that is promised within so many hours. Time while it is closed does not count, and an hour is an
 * hour also on days when clocks change. Null for a store that does not open.
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
