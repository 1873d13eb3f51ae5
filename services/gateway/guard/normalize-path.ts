import type { RequestHandler } from "express";

/**
 * Redirects `/service/` and `/a//b` to `/service` and `/a/b` and keeps the query. The path guard
 * rejects targets that begin with two slashes, so the location is always a path of this site.
 */
export const redirectToNormalizedPath: RequestHandler = (request, response, next) => {
  const queryStart = request.url.indexOf("?");
  const path = queryStart < 0 ? request.url : request.url.slice(0, queryStart);
  const normalized = path.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (normalized === path) return next();
  const isSafeMethod = request.method === "GET" || request.method === "HEAD";
  response
    .status(isSafeMethod ? 301 : 308)
    .set("location", normalized + (queryStart < 0 ? "" : request.url.slice(queryStart)))
    .set("cache-control", "public, max-age=3600")
    .end();
};
