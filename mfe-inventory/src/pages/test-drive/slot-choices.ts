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

/** The next days on which the store is open, "Tomorrow" or "Saturday"; full ones are marked. */
export function dayChoices(
  { vehicle, site, request, today }: SlotContext & Pick<TestDrive, "today">,
  { days }: TestDriveDays,
): Choice[] {
  const nearDays = new Map([
    [today, fillText(site.texts, "testDrive.day.today")],
    [dayAfter(today, 1), fillText(site.texts, "testDrive.day.tomorrow")],
  ]);
  return days.map(({ day, times }) => {
    const { weekday, date } = formatDay(day);
    const isOpen = times.some(({ free }) => free);
    return {
      label: nearDays.get(day) ?? weekday,
      note: isOpen ? date : `${date}, ${fillText(site.texts, "testDrive.day.full").toLowerCase()}`,
      href: isOpen ? testDriveUrl(href.testDrive(vehicle), { day }) : null,
      isChosen: day === request.day,
    };
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
