import { weekdayOf } from "./store-clock.ts";

/** A weekday of a month, such as the fourth Thursday of November. */
export interface HolidayRule {
  /** From 1 to 4; "last" is the fourth or the fifth. */
  nth: 1 | 2 | 3 | 4 | "last";
  /** 0 = Monday. */
  weekday: number;
  /** 1 = January. */
  month: number;
}

const ordinals = { first: 1, second: 2, third: 3, fourth: 4, last: "last" } as const;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

const pattern = /^(first|second|third|fourth|last) (\w+day) of (\w+)$/;

/** Parses "fourth Thursday of November", in any letter case; null = not such a rule. */
export function parseHolidayRule(text: string): HolidayRule | null {
  const [, ordinal = "", day = "", name = ""] = pattern.exec(text.toLowerCase()) ?? [];
  const weekday = weekdays.indexOf(day);
  const month = months.indexOf(name) + 1;
  if (weekday < 0 || month < 1) return null;
  return { nth: ordinals[ordinal as keyof typeof ordinals], weekday, month };
}

/**
 * Whether a calendar day is one of the days off.
 * @param closedOn `2026-11-26`, `12-25` for every year, or a rule such as "fourth Thursday of November"
 */
export function isDayOff(day: string, closedOn: readonly string[]): boolean {
  return closedOn.some((entry) => {
    if (entry === day || entry === day.slice(5)) return true;
    const rule = parseHolidayRule(entry);
    return rule !== null && isDayOfRule(day, rule);
  });
}

function isDayOfRule(day: string, { nth, weekday, month }: HolidayRule): boolean {
  const [year = 0, ofMonth = 0, date = 0] = day.split("-").map(Number);
  if (ofMonth !== month || weekdayOf(day) !== weekday) return false;
  // Day 0 of the next month is the last day of this one.
  const lastDate = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return nth === "last" ? date > lastDate - 7 : Math.ceil(date / 7) === nth;
}
