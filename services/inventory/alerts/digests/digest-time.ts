import { morning } from "@forecourt/domain/appointments/by-day";
import { dayAfter, instantAt, wallTimeAt } from "@forecourt/domain/appointments/store-clock";

/** The first 8 a.m. after `now` in the store's time zone; each local day has at most one. */
export function nextMorning(now: Date, timeZone: string): Date {
  const { day, minutes } = wallTimeAt(now, timeZone);
  const on = minutes < morning ? day : dayAfter(day);
  return instantAt({ day: on, minutes: morning }, timeZone);
}
