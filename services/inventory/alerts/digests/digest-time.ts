import { dayAfter, instantAt, wallTimeAt } from "@forecourt/domain/appointments/store-clock";

const HOUR = 60;

/** Mails about cars are sent between these times of day, by the store's clock. */
const morning = 8 * HOUR;
const evening = 20 * HOUR;

/** The next 8 a.m. of the store after `now`: at most one on each of its days. */
export function nextMorning(now: Date, timeZone: string): Date {
  const { day, minutes } = wallTimeAt(now, timeZone);
  const on = minutes < morning ? day : dayAfter(day);
  return instantAt({ day: on, minutes: morning }, timeZone);
}

/** False in quiet hours, as after a night without power: the digest waits for the next morning. */
export function isByDay(now: Date, timeZone: string): boolean {
  const { minutes } = wallTimeAt(now, timeZone);
  return minutes >= morning && minutes < evening;
}
