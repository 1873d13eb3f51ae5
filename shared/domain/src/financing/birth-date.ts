import { accepted, type Checked, refused } from "./faults.ts";

/** Contracts with younger people can be set aside by them; several states set a higher age. */
const MIN_AGE = 18;

/** The oldest age on record is 122. */
const MAX_AGE = 125;

/**
 * A day as `yyyy-mm-dd`, from `mm/dd/yyyy` as people type it, also with hyphens, from eight digits, which is
 * all that the keyboard of digits on a phone has, or from ISO. A day that the calendar does not have, such as
 * February 29 of 2025, is refused.
 */
export function parseDay(text: string): Checked<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refused("required");
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed);
  const typed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(trimmed);
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  if (typed) return realDay(typed[3], typed[1], typed[2]);
  if (digits) return realDay(digits[3], digits[1], digits[2]);
  return refused("date-format");
}

function realDay(year = "", month = "", day = ""): Checked<string> {
  const monthNumber = Number(month);
  if (monthNumber < 1 || monthNumber > 12) return refused("date-not-real");
  const dayNumber = Number(day);
  if (dayNumber < 1 || dayNumber > daysIn(Number(year), monthNumber))
    return refused("date-not-real");
  return accepted(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** Gregorian calendar. */
function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

/**
 * Age in completed years on `today`; both are ISO days. For a birthday on February 29, a year is completed on March 1
 * of a common year.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The birth date of an applicant, who must be 18 or older on `today`, an ISO day; `4/9/88` is in 1988. */
export function parseBirthDate(text: string, today: string): Checked<string> {
  const day = parseDay(withCentury(text, today));
  if (!day.ok) return day;
  if (day.value > today) return refused("date-in-future");
  const age = ageOn(day.value, today);
  if (age > MAX_AGE) return refused("date-too-early");
  return age < MIN_AGE ? refused("under-age") : day;
}

/** Expands a two-digit year to the latest year with these digits in which a person of legal age can have been born. */
function withCentury(text: string, today: string): string {
  const short = /^(\s*\d{1,2}([/-])\d{1,2}\2)(\d{2})\s*$/.exec(text);
  if (!short) return text;
  const [, start = "", , digits = ""] = short;
  const last = Number(today.slice(0, 4)) - MIN_AGE;
  const year = last - ((last - Number(digits)) % 100);
  return `${start}${year}`;
}
