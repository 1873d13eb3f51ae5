import { AppError } from "@forecourt/contracts/errors";
import { testDriveCalendarPath } from "@forecourt/contracts/leads/send";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, RequestHandler } from "express";
import { inLeadLanguage } from "../confirmations/lead-language.ts";
import {
  calendarFileName,
  calendarType,
  testDriveCalendar,
} from "../confirmations/test-drive-calendar.ts";
import { vehicleTitle } from "../confirmations/vehicle-title.ts";
import type { Deps } from "../deps.ts";

/** The test drive of an inquiry as a calendar file, for anyone who has its token. */
export function testDriveCalendarRoute(app: Express, deps: Deps): void {
  app.get(testDriveCalendarPath, calendarHandler(deps));
}

function calendarHandler({ dealers, store, testDrives, now }: Deps): RequestHandler {
  return async (request, response) => {
    const { dealerId, language = null } = tenantOf(request);
    const token = String(request.params["token"]);
    response.set("cache-control", "no-store");
    const inquiry = await store.byToken(dealerId, token);
    const drive = inquiry && (await testDrives.bookedBy(inquiry.id));
    if (!inquiry || !drive) throw new AppError("not-found", "no test drive has this token");
    const { storeId, number, vehicle } = inquiry;
    const title = vehicleTitle(vehicle && { ...vehicle, trim: vehicle.trim ?? "" });
    const calendar = testDriveCalendar(
      { start: drive.start, vehicle: title, isCanceled: false },
      {
        lead: { ...inquiry, receipt: { number, token } },
        dealer: dealers.current().config({ dealerId, storeId }),
        ...inLeadLanguage(dealers.current(), { dealerId, storeId, language }),
        now: now(),
      },
    );
    response.attachment(calendarFileName).set("content-type", calendarType).send(calendar);
  };
}
