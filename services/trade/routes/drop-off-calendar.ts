import { dropOffCalendarPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { AppError } from "@forecourt/contracts/errors";
import type { Express, RequestHandler } from "express";
import { appraisalByToken } from "../appraisals/appraisal-store.ts";
import { tradeSiteOf } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { dropOffOf } from "../drop-offs/drop-off-store.ts";
import { keptOfferOf } from "../kept/kept-store.ts";
import { newestOfferOf, rulesOf } from "../offers/find-offer.ts";
import { offerView } from "../offers/offer-view.ts";
import { dropOffCalendar } from "../seller-pages/drop-off-calendar.ts";

/** The booked drop-off as a calendar file; 404 while none is booked. */
export function dropOffCalendarRoute(app: Express, deps: Deps): void {
  app.get(dropOffCalendarPath(":token"), calendarHandler(deps));
}

function calendarHandler(deps: Deps): RequestHandler {
  const { database, dealers, now } = deps;
  return async (request, response) => {
    const site = tradeSiteOf(deps, request);
    const token = String(request.params["token"]);
    const found = { dealerId: site.dealerId, token, now: now() };
    const appraisal = await appraisalByToken(database, found);
    const row = await newestOfferOf(database, appraisal);
    const kept = row && (await keptOfferOf(database, row));
    const dropOff = kept && (await dropOffOf(database, kept));
    if (!row || !kept || !dropOff?.startsAt) {
      throw new AppError("not-found", "no drop-off is booked");
    }
    const storeId = kept.content.storeId ?? appraisal.store_id;
    const calendar = dropOffCalendar({
      kept,
      dropOff: { startsAt: dropOff.startsAt, sequence: dropOff.sequence },
      offer: offerView(row, await rulesOf(database, row.rules_version)),
      texts: site.texts,
      store: dealers.current().config({ dealerId: site.dealerId, storeId }),
      token,
      now: now(),
    });
    response.attachment("appointment.ics").set("content-type", "text/calendar; charset=utf-8");
    response.send(calendar);
  };
}
