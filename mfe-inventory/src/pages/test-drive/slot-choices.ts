import { href } from "@forecourt/contracts/href";
import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { formatDay } from "@forecourt/domain/appointments/format";
import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import { fillText } from "@forecourt/remote-kit/site-context";
import { formatTime } from "./format-time.ts";
import type { Choice, TimeGroup } from "./test-drive-data.ts";
import { testDriveUrl } from "./test-drive-request.ts";
import type { TestDrive } from "./test-drive-view.ts";

type Day = TestDriveDays["days"][number];
type SlotContext = Pick<TestDrive, "vehicle" | "site" | "request">;

/** The next days, "Tomorrow" or "Saturday"; those on which the store is closed or full are marked. */
export function dayChoices(
  { vehicle, site, request, today }: SlotContext & Pick<TestDrive, "today">,
  { days }: TestDriveDays,
): Choice[] {
  const nearDays = new Map([
    [today, fillText(site.texts, "testDrive.day.today")],
    [dayAfter(today, 1), fillText(site.texts, "testDrive.day.tomorrow")],
  ]);
  return withClosedDays(days).map(({ day, times }) => {
    const { weekday, date } = formatDay(day);
    const isOpen = times.some(({ free }) => free);
    const problem = times.length === 0 ? "closed" : "full";
    return {
      label: nearDays.get(day) ?? weekday,
      note: isOpen ? date : `${date}, ${fillText(site.texts, `testDrive.day.${problem}`)}`,
      href: isOpen ? testDriveUrl(href.testDrive(vehicle), { day }) : null,
      isChosen: day === request.day,
    };
  });
}

/** Every day from the first to the last; one that the store does not offer between them has no times. */
function withClosedDays(days: readonly Day[]): Day[] {
  return days.flatMap((one, index) => {
    const before = days[index - 1]?.day ?? one.day;
    const closed: Day[] = [];
    for (let day = dayAfter(before, 1); day < one.day; day = dayAfter(day, 1)) {
      closed.push({ day, times: [] });
    }
    return [...closed, one];
  });
}

/** Start of each part of the day. */
const partsOfDay = [
  { name: "morning", from: "00:00" },
  { name: "afternoon", from: "12:00" },
  { name: "evening", from: "17:00" },
] as const;

/** The times of a day by part of the day, including taken ones. */
export function timeGroups(where: SlotContext, { day, times }: Day): TimeGroup[] {
  return partsOfDay.flatMap(({ name, from }, index) => {
    const until = partsOfDay[index + 1]?.from ?? "24:00";
    const own = times.filter(({ time }) => time >= from && time < until);
    if (own.length === 0) return [];
    const title = fillText(where.site.texts, `testDrive.time.${name}`);
    return [{ title, choices: timeChoices(where, { day, times: own }) }];
  });
}

/** The times of a day, including taken ones. */
export function timeChoices(
  { vehicle, site, request }: SlotContext,
  { day, times }: Day,
): Choice[] {
  return times.map(({ time, free }) => ({
    label: formatTime(time, site.texts),
    note: free ? null : fillText(site.texts, "testDrive.time.taken"),
    href: free ? testDriveUrl(href.testDrive(vehicle), { day, time }) : null,
    isChosen: time === request.time,
  }));
}
