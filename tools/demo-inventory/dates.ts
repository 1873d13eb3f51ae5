import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";

const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-03-01` and -1 give `2026-02-28`. Calendar days only, so no time zone comes into it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day, `YYYY-MM-DD`, at the demo dealers' stores, all of which keep Central time. */
export function demoToday(now = new Date()): string {
  return wallTimeAt(now, "America/Chicago").day;
}
