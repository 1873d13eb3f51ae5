import { afterOpenHours, hoursOn, minutesOf, type OpenWeek } from "./open-hours.ts";
import { dayAfter, formatTime, instantsAt, wallTimeAt } from "./store-clock.ts";

/** A slot in the store's time zone. */
export interface AppointmentTime {
  /** `09:30` */
  time: string;
  start: Date;
}

export interface AppointmentDay {
  /** `2026-03-08` */
  day: string;
  times: AppointmentTime[];
}

export interface AppointmentRules extends OpenWeek {
  now: Date;
  slotMinutes: number;
  /**
   * Minutes from now to the first slot. Only opening hours count, so that the staff has read a booking
   * from the night before the customer arrives.
   */
  leadTimeMinutes: number;
  /** Calendar days, today included. */
  days: number;
}

/**
 * The slots by day: every `slotMinutes` from opening, as long as a slot ends before closing. Days without
 * slots are left out. Times skipped when clocks go forward are left out; of a time that occurs twice when
 * they go back, the first is used.
 */
export function appointmentDays(rules: AppointmentRules): AppointmentDay[] {
  const { day: today } = wallTimeAt(rules.now, rules.timeZone);
  const earliest = afterOpenHours(rules.now, rules.leadTimeMinutes / 60, rules);
  if (!earliest) return [];
  return Array.from({ length: rules.days }, (_, count) => dayAfter(today, count))
    .map((day) => ({ day, times: timesOf(day, earliest, rules) }))
    .filter(({ times }) => times.length > 0);
}

/** One of these days; null = it has no slots (any more). */
export function appointmentDayOn(rules: AppointmentRules, day: string): AppointmentDay | null {
  const { day: today } = wallTimeAt(rules.now, rules.timeZone);
  if (day < today || day >= dayAfter(today, rules.days)) return null;
  const earliest = afterOpenHours(rules.now, rules.leadTimeMinutes / 60, rules);
  const times = earliest ? timesOf(day, earliest, rules) : [];
  return times.length === 0 ? null : { day, times };
}

function timesOf(day: string, earliest: Date, rules: AppointmentRules): AppointmentTime[] {
  const { timeZone, slotMinutes } = rules;
  const hours = hoursOn(day, rules);
  if (!hours) return [];
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)];
  const count = Math.max(0, Math.floor((close - open) / slotMinutes));
  return Array.from({ length: count }, (_, index) => open + index * slotMinutes).flatMap(
    (minutes) => {
      const [start] = instantsAt({ day, minutes }, timeZone);
      return start && start >= earliest ? [{ time: formatTime(minutes), start }] : [];
    },
  );
}
