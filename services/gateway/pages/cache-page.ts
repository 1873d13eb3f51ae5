import type { IncomingMessage } from "node:http";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { copyBody } from "./copy-body.ts";
import type { StalePage, StalePageCache } from "./stale-page-cache.ts";

/**
 * Caches a successful, anonymous page to send while the shell server fails. A redirect or a 4xx
 * deletes the cached page; a 5xx, a page rendered for a known visitor, and one that must not be stored
 * (the 422 of a visitor's own form, for example) leave it unchanged.
 */
export function cachePage(
  cache: StalePageCache,
  key: string,
  {
    source,
    maxBytes,
    ...page
  }: { source: IncomingMessage; maxBytes: number } & Omit<StalePage, "html">,
): void {
  const status = source.statusCode ?? 500;
  if (isCacheable(source)) {
    copyBody(source, maxBytes, (body) => cache.set(key, { ...page, html: body.toString("utf8") }));
  } else if (status >= 300 && status < 500 && status !== 304 && !isNoStore(source)) {
    cache.delete(key);
  }
}

function isNoStore({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["cache-control"]?.includes("no-store") ?? false;
}

function isCacheable({ statusCode, headers }: IncomingMessage): boolean {
  const isHtml = headers["content-type"]?.startsWith("text/html") ?? false;
  const isPlain = headers["content-encoding"] === undefined && headers["set-cookie"] === undefined;
  const isShareable = headers[internalHeaders.shareable] === "1" && !isNoStore({ headers });
  return statusCode === 200 && isHtml && isPlain && isShareable;
}
