import { href } from "@forecourt/contracts/href";
import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { fillText } from "@forecourt/remote-kit/site-context";
import { formatTime } from "./format-time.ts";
import type { Choice, TimeGroup } from "./test-drive-data.ts";
import { testDriveUrl } from "./test-drive-request.ts";
import type { TestDrive } from "./test-drive-view.ts";

type Day = TestDriveDays["days"][number];
type SlotContext = Pick<TestDrive, "vehicle" | "site" | "request">;

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
