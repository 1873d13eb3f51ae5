import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import type { SlotData } from "./offer-form-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

const parts = [
  { name: "morning", from: "00:00", to: "12:00" },
  { name: "afternoon", from: "12:00", to: "17:00" },
  { name: "evening", from: "17:00", to: "24:00" },
] as const;

/** The times at which the car can be brought, by day and part of the day. `value` is the time that is chosen. */
export function slotDays(context: OfferContext, value: string): SlotData["days"] {
  const { page, text, request } = context;
  const locale = localeOf(request.site.texts);
  return page.dropOffDays.map(({ day, times }) => ({
    label: formatDay(day, locale).whole,
    isOpen: value.startsWith(day),
    groups: parts.flatMap(({ name, from, to }) => {
      const ofPart = times.filter((time) => time >= from && time < to);
      const shown = ofPart.map((time) => ({
        value: `${day}T${time}`,
        label: timeText(context, time),
      }));
      return shown.length === 0 ? [] : [{ label: text(`slot.${name}`), times: shown }];
    }),
  }));
}

/** "Tuesday, November 24 at 9:30 a.m." */
export function slotText(
  context: OfferContext,
  { day, time }: { day: string; time: string },
): string {
  return context.text("keep.slot.time", {
    day: formatDay(day, localeOf(context.request.site.texts)).whole,
    time: timeText(context, time),
  });
}

/** "9:30 a.m." */
function timeText({ text }: OfferContext, time: string): string {
  const { clock, half } = to12HourTime(time);
  return text(half, { time: clock });
}
