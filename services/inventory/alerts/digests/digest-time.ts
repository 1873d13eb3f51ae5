import { morning } from "@forecourt/domain/appointments/by-day";
import { dayAfter, instantAt, wallTimeAt } from "@forecourt/domain/appointments/store-clock";

/** The next 8 a.m. of the store after `now`: at most one on each of its days. */
export function nextMorning(now: Date, timeZone: string): Date {
  const { day, minutes } = wallTimeAt(now, timeZone);
  const on = minutes < morning ? day : dayAfter(day);
  return instantAt({ day: on, minutes: morning }, timeZone);
}
