import { href } from "@forecourt/contracts/href";
import type { TestDriveDays } from "@forecourt/contracts/test-drives";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { Choice } from "./test-drive-data.ts";
import type { Drive } from "./test-drive-view.ts";
import { driveAddress } from "./test-drive-visit.ts";
import { dayWords, timeWords } from "./time-words.ts";

type Where = Pick<Drive, "vehicle" | "site" | "visit">;

/** The days to come on which the store is open; one without a free time says so. */
export function dayChoices({ vehicle, site, visit }: Where, { days }: TestDriveDays): Choice[] {
  return days.map(({ day, times }) => {
    const { weekday, date } = dayWords(day);
    const isOpen = times.some(({ free }) => free);
    return {
      label: weekday,
      note: isOpen ? date : `${date}, ${fillText(site.texts, "testDrive.day.full").toLowerCase()}`,
      href: isOpen ? driveAddress(href.testDrive(vehicle), { day }) : null,
      isChosen: day === visit.day,
    };
  });
}

/** The times of one day, taken ones among them. */
export function timeChoices(
  { vehicle, site, visit }: Where,
  { day, times }: TestDriveDays["days"][number],
): Choice[] {
  return times.map(({ time, free }) => ({
    label: timeWords(time, site.texts),
    note: free ? null : fillText(site.texts, "testDrive.time.taken"),
    href: free ? driveAddress(href.testDrive(vehicle), { day, time }) : null,
    isChosen: time === visit.time,
  }));
}
