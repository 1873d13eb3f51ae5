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
