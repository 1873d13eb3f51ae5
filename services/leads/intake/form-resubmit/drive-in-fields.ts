import { bookTestDrive } from "@forecourt/contracts/leads/test-drives";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import type { FlatFields } from "../form-fields.ts";

const DayAndTime = bookTestDrive.body?.pick({ day: true, time: true });

/** `Monday, November 23 at 9:30 a.m.`: for when a form books a drive; empty when it books none. */
export function driveInFields(fields: FlatFields, { texts }: Pick<SiteContext, "texts">): string {
  const read = DayAndTime?.safeParse(fields);
  if (!read?.success) return "";
  const { day, time } = read.data;
  const { clock, half } = to12HourTime(time);
  const shown = (texts[`testDrive.${half}`] ?? "{time}").replace("{time}", clock);
  return (texts["testDrive.when"] ?? "{day} {time}")
    .replace("{day}", formatDay(day).whole)
    .replace("{time}", shown);
}
