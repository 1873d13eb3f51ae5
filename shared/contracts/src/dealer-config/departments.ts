import { z } from "zod";
import { HttpsUrl, Line, orNull, Phone } from "./values.ts";

/** Hours of the store's own day as decimals: 17.5 is half past five. */
const hour = z.number().min(0, "an hour from 0 to 24").max(24, "an hour from 0 to 24");

export const WorkingDay = z
  .strictObject({ closed: z.boolean(), open: hour, close: hour })
  .refine((day) => day.closed || day.open < day.close, {
    path: ["close"],
    error: "an hour after the opening hour",
  });
export type WorkingDay = z.infer<typeof WorkingDay>;

/** `2026-11-26`, or `12-25` in every year; `02-29` is one in those that have it. */
const Holiday = z
  .string()
  .refine(isInCalendar, "a day that the calendar has, as 2026-11-26 or 12-25");

function isInCalendar(day: string): boolean {
  // Any leap year has all the days that come every year.
  return z.iso.date().safeParse(day.length > 5 ? day : `2028-${day}`).success;
}

export const Department = z.strictObject({
  phone: Phone,
  /** In words; left out, it is written from `workingHours`. */
  hoursText: orNull(Line),
  workingHours: z.array(WorkingDay).length(7, "seven days, Monday first"),
  /** Days on which it stays closed all the same. */
  closedOn: z.array(Holiday).default([]),
});
export type Department = z.infer<typeof Department>;

export const ServiceDepartment = Department.extend({
  /** An outside scheduling page; without one the site schedules by itself. */
  scheduleLink: orNull(HttpsUrl),
});
export type ServiceDepartment = z.infer<typeof ServiceDepartment>;
