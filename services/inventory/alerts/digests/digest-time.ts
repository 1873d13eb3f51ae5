import { dayAfter, instantAt, wallTimeAt } from "@forecourt/domain/appointments/store-clock";

const HOUR = 60;

/** Alerts are sent between these times of day, in the store's time zone. */
const morning = 8 * HOUR;
const evening = 20 * HOUR;

/** The first 8 a.m. after `now` in the store's time zone; each local day has at most one. */
export function nextMorning(now: Date, timeZone: string): Date {
  const { day, minutes } = wallTimeAt(now, timeZone);
  const on = minutes < morning ? day : dayAfter(day);
  return instantAt({ day: on, minutes: morning }, timeZone);
}

/** False = quiet hours. A digest that is late, for example after an outage, then waits for the next morning. */
export function isByDay(now: Date, timeZone: string): boolean {
  const { minutes } = wallTimeAt(now, timeZone);
  return minutes >= morning && minutes < evening;
}
