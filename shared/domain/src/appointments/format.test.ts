import { expect, test } from "@jest/globals";
import {
  formatAppointment,
  formatClock,
  formatDay,
  formatMonth,
  shortDay,
  to12HourTime,
} from "./format.ts";

test("a day does not depend on the time zone of the process", () => {
  const whole = "Sunday, March 8";
  expect(formatDay("2026-03-08", "en-US")).toEqual({
    weekday: "Sunday",
    shortWeekday: "Sun",
    date: "March 8",
    whole,
  });
  expect(formatMonth("2026-03-01", "en-US")).toBe("March 2026");
});

test("days and months are in the language of the locale", () => {
  expect(formatDay("2026-03-08", "es-US")).toEqual({
    weekday: "domingo",
    shortWeekday: "dom",
    date: "8 de marzo",
    whole: "domingo, 8 de marzo",
  });
  expect(formatMonth("2026-03-01", "es-US")).toBe("marzo de 2026");
});

test("a day of a list of staff is short", () => {
  expect(shortDay("2026-03-08")).toBe("3/8/26");
});

test.each([
  ["00:00", "12:00", "am"],
  ["09:30", "9:30", "am"],
  ["11:59", "11:59", "am"],
  ["12:00", "12:00", "pm"],
  ["17:30", "5:30", "pm"],
])("%s is %s %s", (time, clock, half) => {
  expect(to12HourTime(time)).toEqual({ clock, half });
});

test.each([
  ["14:00", "2:00 PM"],
  ["09:30", "9:30 AM"],
  ["24:00", "12:00 AM"],
])("%s is %s on a clock", (time, text) => {
  expect(formatClock(time)).toBe(text);
});

test.each([
  ["2026-11-23T15:30:00Z", "America/Chicago", "Monday, November 23 at 9:30 a.m."],
  ["2026-11-24T03:00:00Z", "America/Chicago", "Monday, November 23 at 9:00 p.m."],
  ["2026-07-04T16:00:00Z", "America/New_York", "Saturday, July 4 at 12:00 p.m."],
])("an appointment at %s in %s is on %s", (start, timeZone, text) => {
  expect(formatAppointment(new Date(start), { locale: "en-US", timeZone })).toBe(text);
});

test("an appointment in Spanish has the hours as texts have them", () => {
  const morning = new Date("2026-11-23T15:30:00Z");
  const spoken = { locale: "es-US", timeZone: "America/Chicago" };
  expect(formatAppointment(morning, spoken)).toBe("lunes, 23 de noviembre, 9:30 a.m.");
});
