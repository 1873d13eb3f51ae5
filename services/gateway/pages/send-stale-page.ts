import type { Request, Response } from "express";
import type { RequestContext } from "../request/request-context.ts";
import { recordHeader } from "./record-header.ts";
import type { StalePage } from "./stale-page-cache.ts";

/** Response header of a stale page: its age in seconds. */
export const staleHeader = "x-forecourt-stale";

/** Sends a cached page with its nonces replaced by the nonce of this response. */
export function sendStalePage(
  { html, nonce }: StalePage,
  { context, request, response }: { context: RequestContext; request: Request; response: Response },
): void {
  response
    .status(200)
    .set("content-type", "text/html; charset=utf-8")
    .set("cache-control", "no-store")
    .set(staleHeader, String(context.staleSeconds ?? 0));
  if (context.record !== null) response.set(recordHeader, context.record);
  if (request.method === "HEAD") response.end();
  else response.end(html.replaceAll(nonce, context.nonce));
}
