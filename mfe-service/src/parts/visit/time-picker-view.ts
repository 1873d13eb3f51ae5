import type { FreeDays, Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { formatDay } from "@forecourt/domain/appointments/format";
import { dayAfter, weekdayOf } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import { slotText, slotValue, timeText } from "./format-visit.ts";
import { pickTexts, type Text, type VisitTexts } from "./visit-text.ts";

/** Parameter of a page's address: the day whose times are shown. */
export const dayParameter = "day";

export interface PickerDay {
  day: string;
  /** "Tue", "24" and "Tuesday, November 24". */
  weekday: string;
  date: string;
  name: string;
  /** Free starts, in groups of the day; empty = none. */
  groups: { title: string; times: PickerTime[] }[];
}

export interface PickerTime {
  value: string;
  /** "9:30 a.m." */
  label: string;
}

/** Free starts by day, in weeks that begin on Sunday. */
export interface TimePickerData {
  weeks: { label: string; days: PickerDay[] }[];
  /** The day whose times are shown at first. */
  day: string;
  /** The address of a day without the day itself. */
  dayHref: string;
  /** The time that is held or booked for this visit, as a value; null = none. */
  own: string | null;
  nearest: PickerTime[];
  labels: VisitTexts;
}

interface PickerOptions {
  texts: Readonly<Record<string, string>>;
  /** The address of the page, with the query that it needs besides the day. */
  url: URL;
  keep?: Readonly<Record<string, string>>;
  days: FreeDays;
  nearest: readonly Slot[];
  own: Slot | null;
}

/** The days and times to choose from; null = there are none. */
export function timePickerView(t: Text, options: PickerOptions): TimePickerData | null {
  const { texts, url, keep = {}, days, nearest, own } = options;
  const locale = localeOf(texts);
  const [first] = days;
  if (first === undefined) return null;
  const asked = [url.searchParams.get(dayParameter), nearest[0]?.day, own?.day];
  const shown = asked.find((day) => days.some((one) => one.day === day)) ?? first.day;
  return {
    weeks: weeksOf(t, days, locale),
    day: shown,
    dayHref: `${url.pathname}?${new URLSearchParams({ ...keep, [dayParameter]: "" })}`,
    own: own && slotValue(own),
    nearest: nearest.map((slot) => ({ value: slotValue(slot), label: slotText(t, slot, locale) })),
    labels: pickTexts(texts, ["time."]),
  };
}

const weekLength = 7;

/** The weeks with at least one free time. */
function weeksOf(t: Text, days: PickerOptions["days"], locale: string): TimePickerData["weeks"] {
  const starts = new Set(days.map(({ day }) => sundayOf(day)));
  return [...starts].map((start) => {
    const week = Array.from({ length: weekLength }, (_, count) => dayAfter(start, count));
    return {
      label: weekText(t, { from: start, to: dayAfter(start, weekLength - 1) }, locale),
      days: week.map((day) => {
        const { times = [] } = days.find((one) => one.day === day) ?? {};
        return dayView(t, { day, times }, locale);
      }),
    };
  });
}

/** "November 22 to 28"; with both months where the week has two. */
function weekText(t: Text, { from, to }: Record<"from" | "to", string>, locale: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return t("time.week", {
    from: formatDay(from, locale).date,
    to: isOneMonth ? dateOf(to) : formatDay(to, locale).date,
  });
}

/** "7" of 2026-12-07. */
function dateOf(day: string): string {
  return String(Number(day.slice(-2)));
}

/** The Sunday on or before a day. */
function sundayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 1) % weekLength));
}

function dayView(t: Text, { day, times }: FreeDays[number], locale: string): PickerDay {
  const { shortWeekday, whole } = formatDay(day, locale);
  const groups = [
    { title: t("time.morning"), times: times.filter((time) => time < "12:00") },
    {
      title: t("time.afternoon"),
      times: times.filter((time) => time >= "12:00" && time < "17:00"),
    },
    { title: t("time.evening"), times: times.filter((time) => time >= "17:00") },
  ];
  return {
    day,
    weekday: shortWeekday,
    date: dateOf(day),
    name: whole,
    groups: groups
      .filter((group) => group.times.length > 0)
      .map(({ title, times: ofGroup }) => ({
        title,
        times: ofGroup.map((time) => ({
          value: slotValue({ day, time }),
          label: timeText(t, time),
        })),
      })),
  };
}
