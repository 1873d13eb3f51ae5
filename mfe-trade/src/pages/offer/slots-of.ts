import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import type { SlotData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** The times at which the car can be brought, by day. */
export function slotDays(context: OfferContext): SlotData["days"] {
  return context.page.dropOffDays.map(({ day, times }) => ({
    label: formatDay(day).whole,
    times: times.map((time) => ({
      value: `${day}T${time}`,
      label: slotText(context, { day, time }),
    })),
  }));
}

/** "Tuesday, November 24 at 9:30 a.m." */
export function slotText(
  { text }: OfferContext,
  { day, time }: { day: string; time: string },
): string {
  const { clock, half } = to12HourTime(time);
  return text("keep.slot.time", { day: formatDay(day).whole, time: text(half, { time: clock }) });
}
