import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { WorkingDay } from "@forecourt/contracts/dealer-config/departments";
import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { defaultLocale, formatList, localeOf } from "@forecourt/domain/locale";

type Texts = Readonly<Record<string, string>>;

/** A department's hours as the dealer writes them in English, else from its week. */
export function hoursIn(
  { hoursText, workingHours }: Pick<DealerConfig["sales"], "hoursText" | "workingHours">,
  texts: Texts,
): string {
  const written = localeOf(texts) === defaultLocale ? hoursText : null;
  return written ?? formatOpeningHours(workingHours, texts);
}

/**
 * Opening hours as text, days with equal hours together, in the order of the week: "Monday,
 * Wednesday and Friday 9 a.m. to 8 p.m.; Sunday closed".
 */
export function formatOpeningHours(week: readonly WorkingDay[], texts: Texts): string {
  const groups = new Map<string, number[]>();
  for (const [day, { closed, open, close }] of week.entries()) {
    const text = closed
      ? fillText(texts, "hoursText.closed")
      : fillText(texts, "hoursText.range", {
          open: clock(open, texts),
          close: clock(close, texts),
        });
    groups.set(text, [...(groups.get(text) ?? []), day]);
  }
  return [...groups].map(([text, days]) => `${dayNames(days, texts)} ${text}`).join("; ");
}

/** "Monday to Saturday" for three or more days in a row, else each by name. */
function dayNames(days: number[], texts: Texts): string {
  const locale = localeOf(texts);
  // January 1, 2024 was a Monday.
  const name = (day: number) => formatDay(`2024-01-0${1 + day}`, locale).weekday;
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length > 2 && last - first === days.length - 1) {
    return fillText(texts, "hoursText.days", { from: name(first), to: name(last) });
  }
  return formatList(days.map(name), locale);
}

/** 9 → "9 a.m.", 17.5 → "5:30 p.m.", 12 → "noon", 0 and 24 → "midnight" */
function clock(hour: number, texts: Texts): string {
  if (hour === 12) return fillText(texts, "hoursText.noon");
  if (hour % 24 === 0) return fillText(texts, "hoursText.midnight");
  const minutes = Math.round(hour * 60);
  const full = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const twelve = full % 12 === 0 ? 12 : full % 12;
  const time = rest === 0 ? `${twelve}` : `${twelve}:${String(rest).padStart(2, "0")}`;
  return fillText(texts, full < 12 ? "hoursText.am" : "hoursText.pm", { time });
}
