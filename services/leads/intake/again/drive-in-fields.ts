import type { SiteContext } from "@forecourt/contracts/site";
import { bookTestDrive } from "@forecourt/contracts/test-drives";
import type { FlatFields } from "../nested-fields.ts";

const DayAndTime = bookTestDrive.body?.pick({ day: true, time: true });

/** `Monday, November 23 at 9:30 a.m.`: for when a form books a drive; empty when it books none. */
export function driveInFields(fields: FlatFields, { texts }: Pick<SiteContext, "texts">): string {
  const read = DayAndTime?.safeParse(fields);
  if (!read?.success) return "";
  const { day, time } = read.data;
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`;
  const half = texts[hour < 12 ? "testDrive.am" : "testDrive.pm"] ?? "{time}";
  return (texts["testDrive.when"] ?? "{day} {time}")
    .replace("{day}", dayInWords(day))
    .replace("{time}", half.replace("{time}", clock));
}

/** Of a calendar; no time zone is involved. */
function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  });
}
