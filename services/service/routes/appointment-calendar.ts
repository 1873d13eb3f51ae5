import {
  appointmentCalendarPath,
  appointmentPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import { AppError } from "@forecourt/contracts/errors";
import { calendarFile } from "@forecourt/domain/appointments/calendar-file";
import { fillText } from "@forecourt/domain/fill-text";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, RequestHandler } from "express";
import { appointmentView } from "../booking/appointment-view.ts";
import type { Deps } from "../deps.ts";
import { remindMinutes } from "../visits/remind-minutes.ts";
import { storeOfTenant } from "../visits/service-store.ts";
import { visitByToken } from "../visits/visit-store.ts";

const MINUTE_MS = 60_000;

/** The appointment of a visit as an iCalendar file, for the holder of its token; 404 while it is not confirmed. */
export function appointmentCalendarRoute(app: Express, deps: Deps): void {
  app.get(appointmentCalendarPath(":token"), calendarHandler(deps));
}

function calendarHandler(deps: Deps): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const { dealerId } = tenantOf(request);
    const { token } = request.params;
    response.set({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    const row = await visitByToken(deps.database, { dealerId, token, now: deps.now() });
    const store = storeOfTenant(deps, { dealerId, storeId: row.store_id });
    const receipt = await appointmentView(deps, store, { row, withDays: false });
    if (receipt.status !== "booked" || receipt.confirmation !== "confirmed") {
      throw new AppError("not-found", "this appointment has no confirmed time");
    }
    const { appointment, calendar } = receipt;
    const { origin } = deps.dealers.current().site({ dealerId, storeId: row.store_id });
    const start = new Date(appointment.start_datetime);
    const text = (key: string, values: Record<string, string>) =>
      fillText(store.texts, `visit.calendar.${key}`, values);
    const file = calendarFile({
      // The event has the same id in the mails.
      uid: `${calendar.uid}@${new URL(origin).hostname}`,
      sequence: calendar.sequence,
      stampedAt: deps.now(),
      start,
      end: new Date(start.getTime() + calendar.minutes * MINUTE_MS),
      summary: text("title", { store: receipt.store.name }),
      location: `${receipt.store.name}, ${receipt.store.address}`,
      description: text("text", {
        vehicle: appointment.vehicle_arr
          .map(({ year, make, model }) => `${year} ${make} ${model}`)
          .join(", "),
        work: appointment.repair_order_lines.map(({ name }) => name).join(", "),
        number: appointment.appointment_id,
      }),
      url: origin + appointmentPath(token),
      isCanceled: false,
      remindMinutes,
    });
    response
      // Phones open a file that is not an attachment in their calendar.
      .set("content-disposition", 'inline; filename="service-appointment.ics"')
      .set("content-type", "text/calendar; charset=utf-8")
      .send(file);
  };
}
