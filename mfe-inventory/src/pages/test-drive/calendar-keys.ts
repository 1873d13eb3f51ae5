import type { CalendarDay } from "./test-drive-data.ts";

const weekLength = 7;

/**
 * The day that a key of the date grid pattern (WAI-ARIA Authoring Practices) leads to from the day at `at`; null = the
 * key means nothing here. `days` are in order, without gaps. A step beyond them ends at the day itself.
 */
export function dayOfKey(
  key: string,
  days: readonly Pick<CalendarDay, "day">[],
  at: number,
): string | null {
  const from = days[at]?.day;
  if (from === undefined) return null;
  const to = targetOf(key, days, { at, from });
  return to === null ? null : (days[to]?.day ?? from);
}

interface Position {
  at: number;
  from: string;
}

function targetOf(
  key: string,
  days: readonly Pick<CalendarDay, "day">[],
  { at, from }: Position,
): number | null {
  const column = new Date(from).getUTCDay();
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "ArrowUp":
      return at - weekLength;
    case "ArrowDown":
      return at + weekLength;
    case "Home":
      return Math.max(0, at - column);
    case "End":
      return Math.min(days.length - 1, at - column + weekLength - 1);
    case "PageUp":
      return sameDateIn(-1, days, from);
    case "PageDown":
      return sameDateIn(1, days, from);
    default:
      return null;
  }
}

/** The same date of the month before or after, or the nearest one that is listed there. */
function sameDateIn(step: -1 | 1, days: readonly Pick<CalendarDay, "day">[], from: string): number {
  const date = (day: string) => Number(day.slice("2026-11-".length));
  const month = new Date(`${from.slice(0, "2026-11".length)}-01`);
  month.setUTCMonth(month.getUTCMonth() + step);
  const wanted = month.toISOString().slice(0, "2026-11".length);
  const listed = days.flatMap(({ day }, index) => (day.startsWith(wanted) ? [index] : []));
  const distance = (index: number) => Math.abs(date(days[index]?.day ?? "") - date(from));
  return listed.toSorted((one, other) => distance(one) - distance(other))[0] ?? -1;
}
