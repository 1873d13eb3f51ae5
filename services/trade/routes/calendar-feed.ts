import { dropOffFeedPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { serveCalendarFeed } from "@forecourt/service-kit/calendar-feeds/serve-calendar-feed";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { storeOfToken } from "../feeds/feed-address.ts";
import { feedFile } from "../feeds/feed-file.ts";

/** The drop-offs of a store as a calendar, for anyone who has its address. */
export function calendarFeedRoute(app: Express, deps: Deps): void {
  serveCalendarFeed(app, dropOffFeedPath, {
    fileName: "drop-offs.ics",
    async fileOf({ dealerId, token }) {
      const store = await storeOfToken(deps, dealerId, token);
      return store && feedFile(deps, store);
    },
  });
}
