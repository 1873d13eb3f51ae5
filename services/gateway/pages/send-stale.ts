import type { Request, Response } from "express";
import type { Visit } from "../visit.ts";
import { recordHeader } from "./record-header.ts";
import type { StalePage } from "./stale-pages.ts";

/** On a stale page: its age in seconds. */
export const staleHeader = "x-forecourt-stale";

/** Sends a kept page, its scripts and styles allowed by the nonce of this answer. */
export function sendStale(
  { html, nonce }: StalePage,
  { visit, request, response }: { visit: Visit; request: Request; response: Response },
): void {
  response
    .status(200)
    .set("content-type", "text/html; charset=utf-8")
    .set("cache-control", "no-store")
    .set(staleHeader, String(visit.staleSeconds ?? 0));
  if (visit.record !== null) response.set(recordHeader, visit.record);
  if (request.method === "HEAD") response.end();
  else response.end(html.replaceAll(nonce, visit.nonce));
}
