import { parseHolidayRule } from "@forecourt/domain/appointments/days-off";
import { z } from "zod";
import { Email, HttpsUrl, Line, orNull, Phone } from "./values.ts";

const asNumber = "an hour as a number without quotes, such as 17.5 for 5:30 p.m.";

/** Hour of the day in the store's time zone, as a decimal number: 17.5 is 5:30 p.m. */
const hour = z
  .number(asNumber)
  .min(0, "an hour from 0 to 24")
  .max(24, "an hour from 0 to 24")
  .refine(isOnClock, "an hour in steps of five minutes: 17.25 is 5:15 p.m., 17.5 is 5:30 p.m.");

/** Whether an hour is a multiple of five minutes, so that 17.3, which would be 5:18 p.m., is not taken for 5:30 p.m. */
function isOnClock(value: number): boolean {
  const steps = value * 12;
  // 17.33 stands for a third of an hour.
  return Math.abs(steps - Math.round(steps)) < 0.05;
}

export const WorkingDay = z
  .strictObject({ closed: z.boolean(), open: hour, close: hour })
  .refine((day) => day.closed || day.open < day.close, {
    path: ["close"],
    error: "an hour after the opening hour",
    params: { isHour: true },
  });
export type WorkingDay = z.infer<typeof WorkingDay>;

/**
 * `2026-11-27`, `12-25` for every year, or a rule such as `fourth Thursday of November`; `02-29` applies to
 * leap years only.
 */
export const Holiday = z
  .string()
  .refine(
    (day) => isInCalendar(day) || parseHolidayRule(day) !== null,
    "a day that the calendar has, as 2026-11-26 or 12-25, or a rule such as fourth Thursday of November",
  );

function isInCalendar(day: string): boolean {
  // A date without a year is checked in a leap year, so that 02-29 is valid.
  return z.iso.date().safeParse(day.length > 5 ? day : `2028-${day}`).success;
}

export const Department = z.strictObject({
  phone: Phone,
  /** Address for replies to the department's mails; null = the store's address. */
  email: orNull(Email),
  /** Opening hours as text; the default is built from `workingHours`. */
  hoursText: orNull(Line),
  workingHours: z.array(WorkingDay).length(7, "seven days, Monday first"),
  /** Days on which the department is closed in spite of `workingHours`. */
  closedOn: z.array(Holiday).default([]),
});
export type Department = z.infer<typeof Department>;

export const ServiceDepartment = Department.extend({
  /** External scheduling page; null = the site schedules. */
  scheduleLink: orNull(HttpsUrl),
  /** Makes whose recall and factory warranty repairs it does, because the store is their dealer. */
  makes: z.array(Line).default([]),
});
export type ServiceDepartment = z.infer<typeof ServiceDepartment>;
