import { serviceCalendarPath } from "@forecourt/contracts/areas/service/visit-paths";
import { serveCalendarFeed } from "@forecourt/service-kit/calendar-feeds/serve-calendar-feed";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { feedOfToken } from "../feeds/feed-address.ts";
import { feedFile } from "../feeds/feed-file.ts";

/** The visits of a store or an adviser as a calendar, for anyone who has its address. */
export function calendarFeedRoute(app: Express, deps: Deps): void {
  serveCalendarFeed(app, serviceCalendarPath, {
    fileName: "visits.ics",
    async fileOf({ dealerId, token }) {
      const feed = await feedOfToken({ ...deps, secret: deps.signingSecret }, dealerId, token);
      return feed && feedFile(deps, feed);
    },
  });
}
