import type { Request, Response } from "express";
import { pagePolicy } from "../headers/security-headers.ts";
import { contextOf } from "../request/request-context.ts";
import { recordHeader } from "./record-header.ts";
import { selectPageEncoding } from "./select-page-encoding.ts";
import type { StoredPage } from "./stored-page.ts";

/** Response header of a page that may be outdated: its age in seconds. */
export const staleHeader = "x-forecourt-stale";

/** Request headers that select another response for the same URL. */
const vary = "accept-encoding, cookie, sec-gpc";

interface SendOptions {
  request: Request;
  response: Response;
  /** Default: 200. */
  status?: number;
  /** Whether every visitor gets this page at this address, so that caches may keep it. Default: true. */
  isShareable?: boolean;
  /** Whether the visitor's browser must not store it either. Default: false. */
  noStore?: boolean;
  /** Seconds for which a shared cache may send the page without asking. Default: 0. */
  sharedCacheSeconds?: number;
  /** Seconds since the rendering of a page that may be outdated; null = it is up to date. */
  staleSeconds: number | null;
}

/**
 * Sends a complete document with the policy for its own inline scripts. An up-to-date page may be kept
 * and revalidated; caches must not store one that may be outdated.
 */
export async function sendPage(page: StoredPage, options: SendOptions): Promise<void> {
  const { request, response, status = 200, isShareable = true, staleSeconds } = options;
  const encoding = selectPageEncoding(request.get("accept-encoding"));
  const body = page.body(encoding) ?? (await page.encode(encoding));
  if (response.closed) return;
  page.sent += 1;
  const { dealer, isInExperiment } = contextOf(request);
  const isCacheable = isShareable && staleSeconds === null;
  response.status(status).set({
    "content-security-policy": pagePolicy(page.inline, dealer?.externalSources ?? null),
    "content-type": "text/html; charset=utf-8",
    "cache-control": cacheControl(options, isInExperiment),
    vary,
    ...(page.state.record !== null && { [recordHeader]: page.state.record }),
    ...(isCacheable && { etag: page.etag }),
    ...(staleSeconds !== null && { [staleHeader]: String(staleSeconds) }),
  });
  if (isCacheable && request.fresh) {
    response.status(304).removeHeader("content-type");
    response.end();
    return;
  }
  if (encoding !== "identity") response.set("content-encoding", encoding);
  response.set("content-length", String(body.length));
  // The middleware that compresses other responses does not change a response that has an encoding.
  response.end(request.method === "HEAD" ? undefined : body);
}

function cacheControl(
  { isShareable = true, noStore = false, sharedCacheSeconds = 0, staleSeconds }: SendOptions,
  isInExperiment: boolean,
): string {
  if (staleSeconds !== null) return "no-store";
  if (noStore) return "private, no-store";
  if (!isShareable) return "private, no-cache";
  // A cache in front does not know the cohort of a visitor who has none yet.
  if (isInExperiment) return "private, max-age=0, must-revalidate";
  const shared = sharedCacheSeconds > 0 ? `, s-maxage=${sharedCacheSeconds}` : "";
  return `public, max-age=0${shared}, must-revalidate`;
}
