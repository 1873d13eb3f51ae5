import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import {
  type AppointmentDay,
  appointmentDays,
} from "@forecourt/domain/appointments/appointment-days";
import { formatTime, wallTimeAt } from "@forecourt/domain/appointments/store-clock";

/** When a store's cars can be driven: within the hours of its sales department, by its own clock. */
export function offeredDays(
  { sales, company, testDrive }: Pick<DealerConfig, "sales" | "company" | "testDrive">,
  now: Date,
): AppointmentDay[] {
  const { workingHours: week, closedOn } = sales;
  return appointmentDays({ ...testDrive, week, closedOn, timeZone: company.timezone, now });
}

/** When a drive begins; null for a day or time that is not offered (any more). */
export function offeredStart(
  days: readonly AppointmentDay[],
  { day, time }: { day: string; time: string },
): Date | null {
  const { times = [] } = days.find((each) => each.day === day) ?? {};
  return times.find((each) => each.time === time)?.start ?? null;
}

/** The day and time of a drive as addresses have them. */
export function driveByClock(start: Date, timeZone: string): { day: string; time: string } {
  const { day, minutes } = wallTimeAt(start, timeZone);
  return { day, time: formatTime(minutes) };
}

/** `Saturday, November 21, 2026 at 9:30 AM CST` */
export function driveInWords(start: Date, timeZone: string): string {
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
