import { type HolidayRule, parseHolidayRule } from "@forecourt/domain/appointments/days-off";
import { formatDay } from "@forecourt/domain/appointments/format";
import { holidayKeys } from "@forecourt/domain/appointments/holiday-keys";
import { fillText } from "@forecourt/domain/fill-text";
import { dateFormats, formatList, localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";

type Texts = Readonly<Record<string, string>>;

const months = dateFormats({ month: "long", timeZone: "UTC" });

/**
 * Days off, each once and in calendar order: "New Year’s Day and November 26, 2026"; null without any.
 * Past days are included, because the text is made when the configuration is loaded and used for a
 * long time.
 */
export function formatDaysOff(closedOn: readonly string[], texts: Texts): string | null {
  if (closedOn.length === 0) return null;
  const entries = new Set(closedOn.map((entry) => entry.toLowerCase()));
  const shown = [...entries].filter((entry) => !isDate(entry) || !entries.has(entry.slice(-5)));
  const inOrder = shown.sort((one, other) => byText(orderOf(one), orderOf(other)));
  return formatList(
    inOrder.map((entry) => format(entry, texts)),
    localeOf(texts),
  );
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

function format(entry: string, texts: Texts): string {
  const key = holidayKeys[entry];
  if (key !== undefined) return fillText(texts, key);
  const rule = parseHolidayRule(entry);
  if (rule !== null) return formatRule(rule, texts);
  const locale = localeOf(texts);
  // Any leap year has all the days that come every year.
  return isDate(entry) ? formatLongDate(entry, locale) : formatDay(`2028-${entry}`, locale).date;
}

/** "the last Friday of June" */
function formatRule({ nth, weekday, month }: HolidayRule, texts: Texts): string {
  const locale = localeOf(texts);
  const ordinal = nth === "last" ? nth : ["first", "second", "third", "fourth"][nth - 1];
  return fillText(texts, "dayOff.rule", {
    nth: fillText(texts, `dayOff.${ordinal}`),
    // January 1, 2024 was a Monday.
    weekday: formatDay(`2024-01-0${1 + weekday}`, locale).weekday,
    month: months(locale).format(new Date(Date.UTC(2024, month - 1, 1))),
  });
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
