import { listed } from "@forecourt/contracts/areas/format-facts";
import { type HolidayRule, parseHolidayRule } from "@forecourt/domain/appointments/days-off";
import { holidayNames } from "@forecourt/domain/appointments/holiday-names";

const monthDay = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/**
 * Days off, each once and in calendar order: "New Year’s Day and November 26, 2026"; null without any.
 * Past days are included, because the text is made when the configuration is loaded and used for a
 * long time.
 */
export function formatDaysOff(closedOn: readonly string[]): string | null {
  if (closedOn.length === 0) return null;
  const entries = new Set(closedOn.map((entry) => entry.toLowerCase()));
  const shown = [...entries].filter((entry) => !isDate(entry) || !entries.has(entry.slice(-5)));
  const inOrder = shown.sort((one, other) => byText(orderOf(one), orderOf(other)));
  return listed(inOrder.map(format));
}

/** True for a day of one year. */
function isDate(entry: string): boolean {
  return /^\d{4}-/.test(entry);
}

/** Month and day, then the year; a rule is ordered by the first day that it can be. */
function orderOf(entry: string): string {
  const rule = parseHolidayRule(entry);
  if (rule === null) return `${entry.slice(-5)} ${entry}`;
  const week = rule.nth === "last" ? 4 : rule.nth;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(rule.month)}-${two(week * 7 - 6)} ${entry}`;
}

function format(entry: string): string {
  const name = holidayNames[entry];
  if (name !== undefined) return name;
  const rule = parseHolidayRule(entry);
  if (rule !== null) return formatRule(rule);
  // Any leap year has all the days that come every year.
  const day = monthDay.format(new Date(`2028-${entry.slice(-5)}T00:00:00Z`));
  return isDate(entry) ? `${day}, ${entry.slice(0, 4)}` : day;
}

/** "the last Friday of June" */
function formatRule({ nth, weekday: day, month: ofMonth }: HolidayRule): string {
  const ordinal = nth === "last" ? nth : ["first", "second", "third", "fourth"][nth - 1];
  // January 1, 2024 was a Monday.
  const dayName = weekday.format(new Date(Date.UTC(2024, 0, 1 + day)));
  return `the ${ordinal} ${dayName} of ${month.format(new Date(Date.UTC(2024, ofMonth - 1, 1)))}`;
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
