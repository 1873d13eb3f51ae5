import { formatClock } from "@forecourt/domain/appointments/format";
import { formatTime } from "@forecourt/domain/appointments/store-clock";
import { maskPhone } from "@forecourt/domain/phone";
import type { ClosedTime } from "@forecourt/service-service/staff/closures";
import type { DayOfShop, ShopVisit } from "@forecourt/service-service/staff/day-of-shop";

const dayMinutes = 24 * 60;

/** The closed time, and the owners to call: visits that were booked before stay until they are moved. */
export function closeLines(
  time: ClosedTime,
  booked: readonly ShopVisit[],
  { config }: DayOfShop["store"],
): string[] {
  return [
    `${closedTimeText(time)} is closed; no visit is taken then`,
    ...(booked.length === 0 ? [] : ["booked before, to be moved or canceled:"]),
    ...booked.map(({ row, content: { time: at, contact } }) => {
      const owner = contact
        ? [
            `${contact.firstName} ${contact.lastName}`,
            maskPhone(contact.phone, config.phoneMasks.general),
          ]
        : ["contact deleted"];
      return ["", row.number, formatClock(at.time), ...owner].join("  ");
    }),
  ];
}

/** `technician lift-1 on 2026-12-01, 12:00 PM to 1:30 PM` */
export function closedTimeText({ day, from, to, resource }: ClosedTime): string {
  const isWholeDay = from === 0 && to === dayMinutes;
  const when = isWholeDay
    ? day
    : `${day}, ${formatClock(formatTime(from))} to ${formatClock(formatTime(to))}`;
  return resource === null ? when : `${resource.replace(":", " ")} on ${when}`;
}
