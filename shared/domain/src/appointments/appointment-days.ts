import { afterOpenHours, hoursOn, minutesOf, type OpenWeek } from "./open-hours.ts";
import { dayAfter, formatTime, instantsAt, wallTimeAt } from "./store-clock.ts";

/** A time that can be booked, by the store's clock. */
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
   * From now to the first time that can be booked. Only time in which the store is open counts: who
   * books in the night is not there before anybody has read it.
   */
  leadTimeMinutes: number;
  /** Days of the calendar, today among them. */
  days: number;
}

/**
 * The times that can be booked: from opening, each `slotMinutes` after the one before, as long as it
 * ends before closing. Days without any are left out. A time that clocks leave out is none; one that
 * comes twice is its first.
 */
export function appointmentDays(rules: AppointmentRules): AppointmentDay[] {
  const { day: today } = wallTimeAt(rules.now, rules.timeZone);
  const earliest = afterOpenHours(rules.now, rules.leadTimeMinutes / 60, rules);
  if (!earliest) return [];
  return Array.from({ length: rules.days }, (_, count) => dayAfter(today, count))
    .map((day) => ({ day, times: timesOf(day, earliest, rules) }))
    .filter(({ times }) => times.length > 0);
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
