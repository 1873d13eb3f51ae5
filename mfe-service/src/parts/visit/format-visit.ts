import type { Slot, VisitVehicle } from "@forecourt/contracts/areas/service/visit-parts";
import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import type { Text } from "./visit-text.ts";

/** "9:30 a.m." */
export function timeText(t: Text, time: string): string {
  const { clock, half } = to12HourTime(time);
  return t(half, { time: clock });
}

/** "Tuesday, November 24 at 9:30 a.m." For loaders: the words depend on the runtime. */
export function slotText(t: Text, { day, time }: Slot, locale: string): string {
  return t("slot", { day: formatDay(day, locale).whole, time: timeText(t, time) });
}

/** "1 hr 30 min" */
export function durationText(t: Text, total: number): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return t("minutes", { minutes });
  return minutes === 0 ? t("hours", { hours }) : t("hours.minutes", { hours, minutes });
}

/** "2019 Toyota RAV4 XLE" */
export function vehicleName({ modelYear, make, model, trim }: VisitVehicle): string {
  return [modelYear, make, model, trim].filter((part) => part !== null).join(" ");
}

/** The value of a start in a form: `2026-11-24T09:30`. */
export function slotValue({ day, time }: Slot): string {
  return `${day}T${time}`;
}
