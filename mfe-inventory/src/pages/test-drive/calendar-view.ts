import { href } from "@forecourt/contracts/href";
import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { formatDay, formatMonth } from "@forecourt/domain/appointments/format";
import { dayAfter, weekdayOf } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { Calendar, CalendarDay, CalendarMonth } from "./test-drive-data.ts";
import { testDriveUrl } from "./test-drive-request.ts";
import type { TestDrive } from "./test-drive-view.ts";

type Day = TestDriveDays["days"][number];
type CalendarContext = Pick<TestDrive, "vehicle" | "site" | "today">;

const daysOfWeek = 7;

/** The months from today to the last day that is offered; days on which the store is closed or full say so. */
export function calendarView(context: CalendarContext, { days }: TestDriveDays): Calendar {
  const all = everyDay(context.today, days).map((day) => dayView(context, day));
  const locale = localeOf(context.site.texts);
  const months = Map.groupBy(all, ({ day }) => day.slice(0, "2026-11".length));
  return {
    weekdays: weekdayNames(all[0]?.day ?? context.today, locale),
    months: [...months.values()].map((month) => monthView(month, locale)),
    legend: fillText(context.site.texts, "testDrive.day.legend"),
  };
}

/** Every day from today, or from the first one before it, to the last; one that is not offered has no times. */
function everyDay(today: string, offered: readonly Day[]): Day[] {
  const [first = today, last = today] = [offered[0]?.day, offered.at(-1)?.day];
  const byDay = new Map(offered.map((one) => [one.day, one]));
  const days: Day[] = [];
  for (let day = first < today ? first : today; day <= last; day = dayAfter(day, 1)) {
    days.push(byDay.get(day) ?? { day, times: [] });
  }
  return days;
}

function dayView({ vehicle, site, today }: CalendarContext, { day, times }: Day): CalendarDay {
  const isOpen = times.some(({ free }) => free);
  const near = nearDay(day, today);
  const problem = isOpen ? null : problemOf(times.length, near);
  const text = (name: string) => fillText(site.texts, `testDrive.day.${name}`);
  const said = [
    near && text(near),
    formatDay(day, localeOf(site.texts)).whole,
    problem && text(problem),
  ];
  const note = problem === null || problem === "over" ? near : problem;
  return {
    day,
    number: numberOf(day),
    name: said.filter((part) => part !== null).join(", "),
    note: note && text(note),
    href: isOpen ? testDriveUrl(href.testDrive(vehicle), { day }) : null,
  };
}

function nearDay(day: string, today: string): "today" | "tomorrow" | null {
  if (day === today) return "today";
  return day === dayAfter(today, 1) ? "tomorrow" : null;
}

/** Why no time of a day is free; today may be over for test drives although the store is open. */
function problemOf(times: number, near: ReturnType<typeof nearDay>): "full" | "over" | "closed" {
  if (times > 0) return "full";
  return near === "today" ? "over" : "closed";
}

/** "7" of 2026-12-07. */
function numberOf(day: string): string {
  return String(Number(day.slice(-2)));
}

/** The weeks of one month, which begin on Sunday; null = a day of another month, or one that is not listed. */
function monthView(days: readonly CalendarDay[], locale: string): CalendarMonth {
  const weeks: (CalendarDay | null)[][] = [];
  for (const day of days) {
    const column = columnOf(day.day);
    if (weeks.length === 0 || column === 0) weeks.push(Array(daysOfWeek).fill(null));
    weeks.at(-1)?.splice(column, 1, day);
  }
  return { label: formatMonth(days[0]?.day ?? "", locale), weeks };
}

/** 0 on Sunday. The weeks of `weekdayOf` begin on Monday. */
function columnOf(day: string): number {
  return (weekdayOf(day) + 1) % daysOfWeek;
}

/** From Sunday to Saturday. */
function weekdayNames(day: string, locale: string): Calendar["weekdays"] {
  const sunday = dayAfter(day, -columnOf(day));
  return Array.from({ length: daysOfWeek }, (_, count) => {
    const { shortWeekday: short, weekday: name } = formatDay(dayAfter(sunday, count), locale);
    return { short, name };
  });
}
