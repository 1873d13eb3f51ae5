import { formatTime, wallTimeAt } from "./store-clock.ts";

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const monthDay = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Formats a calendar day, independent of time zones: "Saturday" and "March 7". */
export function formatDay(day: string): { weekday: string; date: string; whole: string } {
  const at = new Date(`${day}T00:00:00Z`);
  const formatted = { weekday: weekday.format(at), date: monthDay.format(at) };
  return { ...formatted, whole: `${formatted.weekday}, ${formatted.date}` };
}

const monthAndYear = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats the month of a calendar day: "March 2026". */
export function formatMonth(day: string): string {
  return monthAndYear.format(new Date(`${day}T00:00:00Z`));
}

/** Of an ISO day, for lists of staff: `12/25/26` */
export function shortDay(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(month)}/${Number(date)}/${year.slice(2)}`;
}

/** Converts "14:30" to "2:30" and "pm"; noon and midnight are 12. */
export function to12HourTime(time: string): { clock: string; half: "am" | "pm" } {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours);
  return { clock: `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`, half: hour < 12 ? "am" : "pm" };
}

/** Formats "14:30" as "2:30 PM", and the end of a day, "24:00", as midnight. */
export function formatClock(time: string): string {
  const { clock, half } = to12HourTime(time === "24:00" ? "00:00" : time);
  return `${clock} ${half.toUpperCase()}`;
}

/** Formats an appointment by the store's clock: "Monday, November 23 at 9:30 a.m.". */
export function formatAppointment(start: Date, timeZone: string): string {
  const { day, minutes } = wallTimeAt(start, timeZone);
  const { clock, half } = to12HourTime(formatTime(minutes));
  return `${formatDay(day).whole} at ${clock} ${half === "am" ? "a.m." : "p.m."}`;
}
