/** A local date and time, without a time zone. */
export interface WallTime {
  /** `2026-03-08` */
  day: string;
  /** Whole minutes since midnight in local time. */
  minutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The local date and time in `timeZone` (IANA) at a moment; seconds are dropped. */
export function wallTimeAt(moment: Date, timeZone: string): WallTime {
  const shown = new Date(shownAsUtc(moment.getTime(), timeZone)).toISOString();
  return {
    day: shown.slice(0, 10),
    minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
  };
}

/**
 * The moments of a local time in `timeZone`, in order: normally one, none for a time that is skipped when
 * clocks go forward, two for one that occurs twice when they go back. `minutes` may be 1440: the midnight
 * at the end of the day.
 */
export function instantsAt({ day, minutes }: WallTime, timeZone: string): Date[] {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const around = [shown - DAY_MS, shown + DAY_MS];
  const tried = around.map((time) => shown - (shownAsUtc(time, timeZone) - time));
  return [...new Set(tried)]
    .filter((time) => shownAsUtc(time, timeZone) === shown)
    .sort((one, other) => one - other)
    .map((time) => new Date(time));
}

/** The first moment of a local time; a skipped time is converted with the offset before the change. */
export function instantAt(wall: WallTime, timeZone: string): Date {
  const [first] = instantsAt(wall, timeZone);
  if (first) return first;
  const shown = Date.parse(`${wall.day}T00:00:00Z`) + wall.minutes * MINUTE_MS;
  const before = shown - DAY_MS;
  return new Date(shown - (shownAsUtc(before, timeZone) - before));
}

/** Formats minutes since midnight: `09:30`. */
export function formatTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes since midnight of a time of day: `09:30`. */
export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The calendar day `count` days after `day`. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Weekday; 0 = Monday, the order of configured weeks. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time at a moment, as if it were UTC, in epoch milliseconds. */
function shownAsUtc(time: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
}
