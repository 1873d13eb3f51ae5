import { AppError } from "@forecourt/contracts/errors";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Express, RequestHandler } from "express";
import { tenantOf } from "../tenant.ts";

interface ServedFeed {
  fileName: string;
  /** The iCalendar file of a token at a dealer; null = no feed has it. */
  fileOf(asked: { dealerId: string; token: string }): Promise<string | null>;
}

/** Serves calendars to anyone who has their address; `path` has the parameter `token`. */
export function serveCalendarFeed(
  app: Express,
  path: `${string}/:token/${string}`,
  feed: ServedFeed,
): void {
  app.get(path, feedHandler(feed));
}

function feedHandler({ fileName, fileOf }: ServedFeed): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const { dealerId } = tenantOf(request);
    // Without a data version, nothing caches the response.
    response.removeHeader(internalHeaders.version);
    response.set({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    const file = await fileOf({ dealerId, token: request.params.token });
    if (file === null) throw new AppError("not-found", "no calendar has this address");
    response.attachment(fileName).set("content-type", "text/calendar; charset=utf-8").send(file);
  };
}
