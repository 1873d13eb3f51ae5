import { formatClock } from "@forecourt/domain/appointments/format";
import { maskPhone } from "@forecourt/domain/phone";
import type { MailedOwner } from "@forecourt/service-service/staff/change-by-shop";
import type { FoundVisit } from "@forecourt/service-service/staff/find-visits";
import type { ServiceStore } from "@forecourt/service-service/visits/service-store";

/** One visit on a line: number, day and time, owner, phone, vehicle, state. */
export function visitLine(
  { row, content }: FoundVisit,
  { config }: Pick<ServiceStore, "config">,
): string {
  const { time, contact, vehicle } = content;
  return [
    row.number,
    time === null ? "no time" : `${time.day} ${formatClock(time.time)}`,
    ...(contact
      ? [
          `${contact.firstName} ${contact.lastName}`,
          maskPhone(contact.phone, config.phoneMasks.general),
        ]
      : ["contact deleted"]),
    ...(vehicle ? [`${vehicle.modelYear} ${vehicle.make} ${vehicle.model}`] : []),
    ...statusText({ row, content }),
  ].join("  ");
}

/** `DONE`, or the attendance that the desk has recorded: `ARRIVED`, `NO-SHOW`; empty for a visit that is to come. */
export function statusText({ row, content }: FoundVisit): string[] {
  if (row.status !== "booked") return [row.status.toUpperCase()];
  return content.attendance === null ? [] : [content.attendance.toUpperCase()];
}

/** How the owner is notified: `no email: call +15735550199`. */
export function notifiedText({ email, phone }: MailedOwner): string {
  if (email !== "") return "the owner gets an email";
  return phone === ""
    ? "the owner's contact is deleted"
    : `no email: call ${maskPhone(phone, "(999) 999-9999")}`;
}
