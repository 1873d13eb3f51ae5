import { UsageError } from "../command-line/usage-error.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const nearDays = ["today", "tomorrow", "yesterday"];

/** Letters of an abbreviated weekday: `fri`. */
const minLetters = 3;

/**
 * A day as `2026-12-01`, or a word that the store's clock turns into a day: `today`, `tomorrow`, `yesterday`, `friday`,
 * `next friday`, and `12/4` or `dec 4` as `12-04`.
 */
export function readDay(text: string): string {
  const word = text.toLowerCase();
  if (word.startsWith("next ")) {
    const next = readDay(word.slice(5));
    if (weekdays.includes(next)) return `next ${next}`;
  }
  const weekday = weekdays.find(
    (name) => word.length >= minLetters && name.startsWith(word.replace(/\.$/, "")),
  );
  return nearDays.includes(word) ? word : (weekday ?? writtenDay(text));
}

/** How many days after Monday a weekday is; null = it is no weekday. */
export function weekdayNumber(word: string): number | null {
  const at = weekdays.indexOf(word);
  return at < 0 ? null : at;
}

function writtenDay(text: string): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isDay = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  if (isDay) return text;
  const date = writtenDate(text.toLowerCase());
  if (date !== null) return date;
  throw new UsageError(`"${text}" isn't a day. Use 2026-12-01, 12/4, tomorrow or friday.`);
}

/** `12/4`, `12/4/2026` or `dec 4` as `12-04` or `2026-12-04`; null = it is no such date. */
function writtenDate(text: string): string | null {
  const [, named = "", ofMonth = ""] = /^([a-z]{3,9})\.? (\d{1,2})$/.exec(text) ?? [];
  const at = months.findIndex((name) => named !== "" && name.startsWith(named));
  const [, month = `${at + 1}`, day = ofMonth, year = ""] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text) ?? [];
  const date = `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // A leap year has every date.
  const written = new Date(`${year || "2028"}-${date}T00:00:00Z`);
  const isDate = !Number.isNaN(written.getTime()) && written.toISOString().slice(5, 10) === date;
  if (!isDate) return null;
  return year === "" ? date : `${year}-${date}`;
}

/** `noon`, `9:30`, `2pm` or `2:30 p.m.` as `12:00`, `09:30`, `14:00` or `14:30`. */
export function readTime(text: string): string {
  if (text.toLowerCase() === "noon") return "12:00";
  const [, hours = "", minutes = "00", half] =
    /^(\d{1,2})(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const isWhole = half !== undefined || /^\d{1,2}:\d\d$/.test(text);
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  const isTime = hours !== "" && isWhole && hour <= 24 && Number(minutes) < 60;
  if (isTime && time <= "24:00") return time;
  throw new UsageError(`"${text}" isn't a time. Use 14:30, 2:30pm or noon.`);
}

/** NaN = the clock has no such hour. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/** A time as `readTime` reads it, or `now`: the slot that has begun. */
export function readTimeOrNow(text: string): string {
  return text.toLowerCase() === "now" ? "now" : readTime(text);
}

/** `2 pm`, `next friday` and `dec 4` as typed without quotes: the second word is joined to the first. */
export function joinHalves(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1) ?? "";
    const isHalf = /^[ap]\.?m\.?$/i.test(word) && /^\d{1,2}(?::\d\d)?$/.test(before);
    if (isHalf) return [...joined.slice(0, -1), before + word];
    const isNext = before.toLowerCase() === "next";
    const isDate =
      /^\d{1,2}$/.test(word) && writtenDate(`${before.toLowerCase()} ${word}`) !== null;
    return isNext || isDate ? [...joined.slice(0, -1), `${before} ${word}`] : [...joined, word];
  }, []);
}
