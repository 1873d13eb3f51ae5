import { bookTestDrive } from "@forecourt/contracts/leads/test-drives";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import type { FormFields } from "../form-fields.ts";

const DayAndTime = bookTestDrive.body?.pick({ day: true, time: true });

/** `Monday, November 23 at 9:30 a.m.`; empty when the form books no test drive. */
export function testDriveText(fields: FormFields, { texts }: Pick<SiteContext, "texts">): string {
  const result = DayAndTime?.safeParse(fields);
  if (!result?.success) return "";
  const { day, time } = result.data;
  const { clock, half } = to12HourTime(time);
  const localTime = (texts[`testDrive.${half}`] ?? "{time}").replace("{time}", clock);
  return (texts["testDrive.when"] ?? "{day} {time}")
    .replace("{day}", formatDay(day).whole)
    .replace("{time}", localTime);
}
