import type { Request, Response } from "express";
import { hasPreview } from "../request/has-preview.ts";
import { isPayload } from "../request/is-payload.ts";
import { contextOf, dealerOf } from "../request/request-context.ts";
import type { PageCache } from "./page-cache.ts";
import { keyWithoutQuery, type PageKey, pageKey } from "./page-key.ts";
import { recordHeader } from "./record-header.ts";
import { sendPage } from "./send-page.ts";

export interface PageCopyDeps {
  pages: PageCache;
  gatewayMetrics: { countStalePage(): void };
  /** Epoch ms. */
  now: () => number;
}

/**
 * Sends the last successful document of this page, if there is one, with its age. A page with data of the
 * visitor in its query gets the copy without a query.
 */
export async function sendCopy(
  { pages, gatewayMetrics, now }: PageCopyDeps,
  request: Request,
  response: Response,
): Promise<boolean> {
  // A person who looks at a release before it is live wants to see that its page fails.
  if (hasPreview(request)) return false;
  const key = keyOf(request) ?? keyWithoutQuery(keyInput(request));
  const copy = key && !isPayload(request) ? pages.get(key.id) : null;
  if (!copy) return false;
  const context = contextOf(request);
  context.record = copy.state.record;
  context.staleSeconds = Math.round((now() - copy.state.storedAt) / 1000);
  gatewayMetrics.countStalePage();
  await sendPage(copy, { request, response, staleSeconds: context.staleSeconds });
  return true;
}

/** Notes the release record of a page, for the log and for the browser. */
export function setRecord(record: string | null, request: Request, response: Response): void {
  contextOf(request).record = record;
  if (record !== null) response.set(recordHeader, record);
}

/** The key of the requested page; null for one with data of the visitor, and for a payload. */
export function keyOf(request: Request): PageKey | null {
  return isPayload(request) ? null : pageKey(keyInput(request));
}

function keyInput(request: Request) {
  const { dealerId } = dealerOf(request);
  const { storeId, variants, canary } = contextOf(request);
  return { dealerId, storeId, variants, canary, url: request.url };
}
