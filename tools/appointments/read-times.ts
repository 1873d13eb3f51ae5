import { UsageError } from "../command-line/usage-error.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const nearDays = ["today", "tomorrow", "yesterday"];

/** Letters of a weekday that are enough: `fri`. */
const leastLetters = 3;

/** A day as `2026-12-01`, or a word that the store's clock turns into one: `today`, `tomorrow`, `yesterday`, `friday`. */
export function readDay(text: string): string {
  const word = text.toLowerCase();
  const weekday = weekdays.find(
    (name) => word.length >= leastLetters && name.startsWith(word.replace(/\.$/, "")),
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
  throw new UsageError(`"${text}" isn't a day. Use 2026-12-01, tomorrow or friday.`);
}

/** `9:30`, `2pm` or `2:30 p.m.` as `09:30`, `14:00` or `14:30`. */
export function readTime(text: string): string {
  const [, hours = "", minutes = "00", half] =
    /^(\d{1,2})(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const isWhole = half !== undefined || /^\d{1,2}:\d\d$/.test(text);
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  const isTime = hours !== "" && isWhole && hour <= 24 && Number(minutes) < 60;
  if (isTime && time <= "24:00") return time;
  throw new UsageError(`"${text}" isn't a time. Use 14:30 or 2:30pm.`);
}

/** NaN = the clock has no such hour. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/** Also `now`, the slot that has begun. */
export function readTimeOrNow(text: string): string {
  return text.toLowerCase() === "now" ? "now" : readTime(text);
}

/** `2 pm` as typed without quotes: a half of the day is joined to the time before it. */
export function joinHalves(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1) ?? "";
    const isHalf = /^[ap]\.?m\.?$/i.test(word) && /^\d{1,2}(?::\d\d)?$/.test(before);
    return isHalf ? [...joined.slice(0, -1), before + word] : [...joined, word];
  }, []);
}
