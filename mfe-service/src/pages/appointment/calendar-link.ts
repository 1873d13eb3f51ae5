import { appointmentPath } from "@forecourt/contracts/areas/service/visit-paths";
import { calendarFile } from "@forecourt/domain/appointments/calendar-file";
import type { Text } from "../../parts/visit/visit-text.ts";
import type { ReceiptData } from "./appointment-data.ts";
import { type ReceiptView, vehicleOf } from "./receipt-parts.ts";

const MINUTE_MS = 60_000;

/** What browsers name the file. */
const fileName = "service-appointment.ics";

/** The appointment as a file in the link itself: it needs neither a script nor another request. */
export function calendarLink(t: Text, view: ReceiptView): ReceiptData["calendar"] {
  const { request, token, appointment: receipt } = view;
  const { appointment, calendar, store } = receipt;
  const { appointment_id: number, repair_order_lines: lines } = appointment;
  const start = new Date(appointment.start_datetime);
  const url = request.site.origin + appointmentPath(token);
  const text = calendarFile({
    // The same event as that of the mails.
    uid: `${calendar.uid}@${new URL(request.site.origin).hostname}`,
    sequence: calendar.sequence,
    stampedAt: new Date(),
    start,
    end: new Date(start.getTime() + calendar.minutes * MINUTE_MS),
    summary: t("calendar.title", { store: store.name }),
    location: `${store.name}, ${store.address}`,
    description: t("calendar.text", {
      vehicle: vehicleOf(receipt),
      work: lines.map(({ name }) => name).join(", "),
      number,
    }),
    url,
    isCanceled: false,
  });
  const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
  return { label: t("receipt.calendar"), href, file: fileName };
}
