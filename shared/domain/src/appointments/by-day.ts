import { wallTimeAt } from "./store-clock.ts";

const HOUR = 60;

/** Reminders and alerts are sent between these times of day, by the store's clock. */
export const morning = 8 * HOUR;
const evening = 20 * HOUR;

/** False in quiet hours: a reminder or an alert that is late, such as after an outage, is sent in the morning. */
export function isByDay(now: Date, timeZone: string): boolean {
  const { minutes } = wallTimeAt(now, timeZone);
  return minutes >= morning && minutes < evening;
}
