import { dateFormats } from "../locale.ts";

const weekdays = dateFormats({ weekday: "long", timeZone: "UTC" });
const shortWeekdays = dateFormats({ weekday: "short", timeZone: "UTC" });
const dates = dateFormats({ month: "long", day: "numeric", timeZone: "UTC" });
const wholeDays = dateFormats({
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/**
 * Formats a calendar day, independent of time zones: "Saturday" and "March 7". For servers: the words depend on the
 * runtime.
 */
export function formatDay(
  day: string,
  locale: string,
): { weekday: string; shortWeekday: string; date: string; whole: string } {
  const at = new Date(`${day}T00:00:00Z`);
  // Each is used without the others, and formatting one takes as long as the rest of a caller's work.
  return {
    get weekday() {
      return weekdays(locale).format(at);
    },
    get shortWeekday() {
      return shortWeekdays(locale).format(at);
    },
    get date() {
      return dates(locale).format(at);
    },
    get whole() {
      return wholeDays(locale).format(at);
    },
  };
}

const months = dateFormats({ month: "long", year: "numeric", timeZone: "UTC" });

/** Formats the month of a calendar day: "March 2026". */
export function formatMonth(day: string, locale: string): string {
  return months(locale).format(new Date(`${day}T00:00:00Z`));
}

/** Formats an ISO day for lists of staff: `12/25/26` */
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

interface Spoken {
  locale: string;
  timeZone: string;
}

/** Formats an appointment by the store's clock: "Monday, November 23 at 9:30 a.m.". */
export function formatAppointment(start: Date, { locale, timeZone }: Spoken): string {
  return formatMoment(start, locale, { timeZone, weekday: "long" });
}

/**
 * Formats a moment with month, day and time, and what `more` adds: "November 23 at 9:30 a.m.". For servers: the words
 * depend on the runtime.
 */
export function formatMoment(
  moment: Date,
  locale: string,
  more: Intl.DateTimeFormatOptions,
): string {
  const parts = new Intl.DateTimeFormat(locale, {
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...more,
  }).formatToParts(moment);
  const words = parts.map(({ type, value }) => (type === "dayPeriod" ? inDots(value) : value));
  return words.join("").replaceAll(/[\u00a0\u202f]/g, " ");
}

/** Formats "AM" and "a. m." as "a.m.", as in all other times of the site; other words are returned unchanged. */
function inDots(dayPeriod: string): string {
  const letters = dayPeriod.replaceAll(/[.\s]/g, "").toLowerCase();
  return letters === "am" || letters === "pm" ? `${letters.charAt(0)}.m.` : dayPeriod;
}
