import { requestIdOf } from "@forecourt/service-kit/request-id";
import type { Request, Response } from "express";
import type { Limits } from "../limits.ts";
import { madeBy } from "../request/compared-page.ts";
import { clientNetworkOf, contextOf, dealerOf, measureWait } from "../request/request-context.ts";
import type { CachedPageListener } from "./cached-page-listener.ts";
import type { Filled, FillPage } from "./fill-page.ts";
import { keyOf, type PageCopyDeps, sendCopy, setRecord } from "./page-copy.ts";
import { sendPage } from "./send-page.ts";

export interface SharedPageDeps extends PageCopyDeps {
  cachedPages: Pick<CachedPageListener, "remember">;
  fillPage: FillPage;
  limits: Pick<Limits, "unverifiedRenderIntervalMs" | "sharedCacheSeconds">;
}

/**
 * Creates a function that sends an anonymous visitor the document that all anonymous visitors share. It resolves to
 * false when there is no such document for this request: it has to be rendered for this visitor alone.
 */
export function createSendSharedPage(deps: SharedPageDeps) {
  const mayRenderUnverified = atMostEvery(() => deps.limits.unverifiedRenderIntervalMs);
  return (request: Request, response: Response) =>
    sendSharedPage({ ...deps, mayRenderUnverified }, request, response);
}

async function sendSharedPage(
  deps: SharedPageDeps & { mayRenderUnverified: () => boolean },
  request: Request,
  response: Response,
): Promise<boolean> {
  const key = keyOf(request);
  if (!key) return false;
  const { pages, fillPage } = deps;
  const { sharedCacheSeconds } = deps.limits;
  const fill = () => {
    return fillPage({
      key,
      host: request.headers.host ?? "",
      requestId: requestIdOf(request),
      client: clientNetworkOf(request),
    });
  };
  const stored = pages.get(key.id);
  const freshness = stored ? pages.freshness(stored) : "outdated";
  if (stored && freshness === "fresh") {
    contextOf(request).record = stored.state.record;
    await sendPage(stored, { request, response, sharedCacheSeconds, staleSeconds: null });
    const { compared, hasLeftCanary } = contextOf(request);
    const isWhole = request.method === "GET" && response.statusCode === 200;
    const page = {
      id: key.id,
      page: stored,
      dealer: dealerOf(request),
      compared: compared && madeBy(compared, stored.state.record),
    };
    // The next page is the canary's again, if its server answers.
    if (isWhole && !hasLeftCanary) deps.cachedPages.remember(request, response, page);
    return true;
  }
  if (stored && freshness === "unverified") {
    // The next visitor may get a new document; this visitor does not wait for a part that does not answer. A part that
    // restarts needs the processor, and its version soon shows whether the page has to be rendered.
    if (deps.mayRenderUnverified()) fill().catch(() => undefined);
    return sendCopy(deps, request, response);
  }
  const filled = await measureWait(request, "upstreamMs", fill);
  // A campaign's parameters belong to the address that a redirect leads to.
  if (filled.kind === "incomplete" || (filled.kind === "redirect" && key.isShortened)) return false;
  if (filled.kind === "redirect") redirect(filled, request, response);
  else if (filled.status < 500 || !(await sendCopy(deps, request, response))) {
    await sendFilled(filled, { request, response, sharedCacheSeconds });
  }
  return true;
}

/** True at most once in each interval, for all pages together. */
function atMostEvery(intervalMs: () => number): () => boolean {
  let next = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now < next) return false;
    next = now + intervalMs();
    return true;
  };
}

function redirect(
  { status, to, record }: Extract<Filled, { kind: "redirect" }>,
  request: Request,
  response: Response,
): void {
  setRecord(record, request, response);
  response.set("cache-control", "private, no-cache").redirect(status, to);
}

async function sendFilled(
  { status, retryAfter, isShareable, noStore, page }: Extract<Filled, { kind: "page" }>,
  options: { request: Request; response: Response; sharedCacheSeconds: number },
): Promise<void> {
  const { request, response } = options;
  contextOf(request).record = page.state.record;
  if (retryAfter !== null) response.set("retry-after", retryAfter);
  await sendPage(page, { ...options, status, isShareable, noStore, staleSeconds: null });
}
