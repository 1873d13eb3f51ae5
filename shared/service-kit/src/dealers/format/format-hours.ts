import { listed } from "@forecourt/contracts/areas/format-facts";
import type { WorkingDay } from "@forecourt/contracts/dealer-config/departments";

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * Opening hours as text, days with equal hours together, in the order of the week: "Monday,
 * Wednesday and Friday 9 a.m. to 8 p.m.; Sunday closed".
 */
export function formatOpeningHours(week: readonly WorkingDay[]): string {
  const groups = new Map<string, number[]>();
  for (const [day, hours] of week.entries()) {
    const text = hours.closed ? "closed" : `${clock(hours.open)} to ${clock(hours.close)}`;
    groups.set(text, [...(groups.get(text) ?? []), day]);
  }
  return [...groups].map(([text, days]) => `${dayNames(days)} ${text}`).join("; ");
}

const monthDay = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/**
 * Days off, each once and in calendar order: "January 1 and November 26, 2026"; null without any.
 * Past days are included, because the text is made when the configuration is loaded and used for a
 * long time.
 */
export function formatDaysOff(closedOn: readonly string[]): string | null {
  if (closedOn.length === 0) return null;
  const yearly = new Set(closedOn.filter((date) => date.length === 5));
  const ofOneYear = new Set(closedOn.filter((date) => !yearly.has(date.slice(-5))));
  const inOrder = [...yearly, ...ofOneYear].sort(
    (one, other) => byText(one.slice(-5), other.slice(-5)) || byText(one, other),
  );
  return listed(
    inOrder.map((date) => {
      // Any leap year has all the days that come every year.
      const day = monthDay.format(new Date(`2028-${date.slice(-5)}T00:00:00Z`));
      return date.length > 5 ? `${day}, ${date.slice(0, 4)}` : day;
    }),
  );
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** "Monday to Saturday" for three or more days in a row, else each by name. */
function dayNames(days: number[]): string {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length > 2 && last - first === days.length - 1)
    return `${names[first]} to ${names[last]}`;
  return listed(days.map((day) => names[day] ?? ""));
}

/** 9 → "9 a.m.", 17.5 → "5:30 p.m.", 12 → "noon", 0 and 24 → "midnight" */
function clock(hour: number): string {
  if (hour === 12) return "noon";
  if (hour % 24 === 0) return "midnight";
  const minutes = Math.round(hour * 60);
  const full = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const twelve = full % 12 === 0 ? 12 : full % 12;
  const time = rest === 0 ? `${twelve}` : `${twelve}:${String(rest).padStart(2, "0")}`;
  return `${time} ${full < 12 ? "a.m." : "p.m."}`;
}
