import type { RequestHandler } from "express";

/**
 * Sends `/service/` and `/a//b` to `/service` and `/a/b`, keeping the query. The path guard lets no
 * target begin with two slashes, so the new one names a path of this site and never a host.
 */
export const tidyPath: RequestHandler = (request, response, next) => {
  const mark = request.url.indexOf("?");
  const path = mark < 0 ? request.url : request.url.slice(0, mark);
  const tidy = path.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (tidy === path) return next();
  const safe = request.method === "GET" || request.method === "HEAD";
  response
    .status(safe ? 301 : 308)
    .set("location", tidy + (mark < 0 ? "" : request.url.slice(mark)))
    .set("cache-control", "public, max-age=3600")
    .end();
};
