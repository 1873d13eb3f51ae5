import { formatDay } from "@forecourt/domain/appointments/format";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";

/** A moment by the store's clock: "Monday, November 23". */
export function dayOfMoment(moment: string, timeZone: string): string {
  return formatDay(wallTimeAt(new Date(moment), timeZone).day).whole;
}
