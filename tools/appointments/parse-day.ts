import {
  dayAfter,
  formatTime,
  minutesOfTime,
  wallTimeAt,
  weekdayOf,
} from "@forecourt/domain/appointments/store-clock";
import type { ServiceStore } from "@forecourt/service-service/visits/service-store";
import { weekdayNumber } from "./read-times.ts";

/**
 * A day as typed: `2026-12-01`, `today`, `tomorrow`, `yesterday`, the next `friday`, today included, `next friday`,
 * which is the Friday of the next week, and the next `12-04`. Null = today.
 */
export function parseDay(word: string | null, { today }: Pick<ServiceStore, "today">): string {
  if (word === "tomorrow") return dayAfter(today, 1);
  if (word === "yesterday") return dayAfter(today, -1);
  if (word === null || word === "today") return today;
  if (/^\d\d-\d\d$/.test(word)) return dateAhead(word, today);
  const next = word.startsWith("next ") ? weekdayNumber(word.slice(5)) : null;
  if (next !== null) return dayAfter(today, 7 - weekdayOf(today) + next);
  const weekday = weekdayNumber(word);
  return weekday === null ? word : dayAfter(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** `12-04` this year, or in the first year in which it is not over; February 29 only has leap years. */
function dateAhead(date: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const dates = Array.from({ length: 9 }, (_, ahead) => `${year + ahead}-${date}`);
  const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return dates.find((day) => day >= today && isDay(day)) ?? date;
}

/** A start as typed, by the store's clock; `now` is the slot that has begun. A weekday is never today once its time is over. */
export function slotOnDay(
  store: Pick<ServiceStore, "today" | "config">,
  { day, time }: { day: string; time: string },
  now: Date,
): { day: string; time: string } {
  const on = parseDay(day, store);
  const { company, scheduling, service } = store.config;
  const wall = wallTimeAt(now, company.timezone);
  if (time !== "now") {
    const isOver =
      on === wall.day && weekdayNumber(day) !== null && time < formatTime(wall.minutes);
    return { day: isOver ? dayAfter(on, 7) : on, time };
  }
  const hours = service.workingHours[(new Date(`${wall.day}T00:00:00Z`).getUTCDay() + 6) % 7];
  const open = minutesOfTime(formatTime(Math.round((hours?.open ?? 0) * 60)));
  const slots = Math.floor((wall.minutes - open) / scheduling.slotMinutes);
  return { day: on, time: formatTime(Math.max(0, open + slots * scheduling.slotMinutes)) };
}
