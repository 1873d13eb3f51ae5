import { serviceCalendarPath } from "@forecourt/contracts/areas/service/visit-paths";
import { AppError } from "@forecourt/contracts/errors";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { feedOfToken } from "../feeds/feed-address.ts";
import { feedFile } from "../feeds/feed-file.ts";

/** The visits of a store or an adviser as a calendar, for anyone who has its address. */
export function calendarFeedRoute(app: Express, deps: Deps): void {
  app.get(serviceCalendarPath, feedHandler(deps));
}

function feedHandler(deps: Deps): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const { dealerId } = tenantOf(request);
    // Without a data version, nothing caches the response.
    response.removeHeader(internalHeaders.version);
    response.set({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    const found = { ...deps, secret: deps.signingSecret };
    const feed = await feedOfToken(found, dealerId, request.params.token);
    if (feed === null) throw new AppError("not-found", "no calendar has this address");
    const file = await feedFile(deps, feed);
    response
      .attachment("visits.ics")
      .set("content-type", "text/calendar; charset=utf-8")
      .send(file);
  };
}
