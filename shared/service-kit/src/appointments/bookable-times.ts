import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import {
  type AppointmentDay,
  appointmentDays,
} from "@forecourt/domain/appointments/appointment-days";
import { formatTime, wallTimeAt } from "@forecourt/domain/appointments/store-clock";

/**
 * The days and times of test drives and drop-offs at a store: the hours of its sales department, in its time zone.
 * `lastDay` is YYYY-MM-DD; null = as many days as the store takes appointments for.
 */
export function bookableDays(
  { sales, company, testDrive }: Pick<DealerConfig, "sales" | "company" | "testDrive">,
  now: Date,
  lastDay: string | null = null,
): AppointmentDay[] {
  const { workingHours: week, closedOn } = sales;
  const days = appointmentDays({ ...testDrive, week, closedOn, timeZone: company.timezone, now });
  return lastDay === null ? days : days.filter(({ day }) => day <= lastDay);
}

/** The times that no one has booked, by day. @param booked as ISO texts */
export function freeDays(
  days: readonly AppointmentDay[],
  booked: ReadonlySet<string>,
): { day: string; times: string[] }[] {
  return days
    .map(({ day, times }) => ({
      day,
      times: times.filter(({ start }) => !booked.has(start.toISOString())).map(({ time }) => time),
    }))
    .filter(({ times }) => times.length > 0);
}

/** The start of an appointment; null = this day and time cannot be booked (any more). */
export function bookableStart(
  days: readonly AppointmentDay[],
  { day, time }: { day: string; time: string },
): Date | null {
  const { times = [] } = days.find((each) => each.day === day) ?? {};
  return times.find((each) => each.time === time)?.start ?? null;
}

/** The local day and time of an appointment, as in URLs. */
export function localDayAndTime(start: Date, timeZone: string): { day: string; time: string } {
  const { day, minutes } = wallTimeAt(start, timeZone);
  return { day, time: formatTime(minutes) };
}

/** `Saturday, November 21, 2026 at 9:30 AM CST` */
export function formatStart(start: Date, timeZone: string): string {
  return start.toLocaleString("en-US", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
