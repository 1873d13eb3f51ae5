import { randomBytes } from "node:crypto";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { isAnonymousRequest } from "@forecourt/contracts/visitor/anonymous-request";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import type { Request, RequestHandler, Response } from "express";
import { noncePolicy } from "../headers/security-headers.ts";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { RenderQueue } from "../proxy/render-queue.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import {
  addWait,
  clientNetworkOf,
  contextOf,
  dealerOf,
  measureWait,
} from "../request/request-context.ts";
import type { CachedPageListener } from "./cached-page-listener.ts";
import type { Filled, FillPage } from "./fill-page.ts";
import type { PageCache } from "./page-cache.ts";
import { keyWithoutQuery, type PageKey, pageKey } from "./page-key.ts";
import { recordHeader } from "./record-header.ts";
import { sendPage } from "./send-page.ts";

interface ShellPageDeps {
  shell: Upstream;
  renders: RenderQueue;
  pages: PageCache;
  cachedPages: Pick<CachedPageListener, "remember">;
  fillPage: FillPage;
  limits: Pick<Limits, "pageFirstByteMs" | "unverifiedRenderIntervalMs" | "sharedCacheSeconds">;
  gatewayMetrics: { countStalePage(): void };
  now: () => number;
}

/** A page with a nonce is never 304 and never sent in ranges. */
const conditionalHeaders = ["if-none-match", "if-modified-since", "if-match", "if-range", "range"];

/**
 * Responds with a page. An anonymous visitor gets the stored document while everything it depends on is
 * unchanged; else it is rendered once for all who request it. A known visitor gets a page rendered for
 * them alone. When the shell server does not respond in time, or its page is only an apology, the last
 * successful copy is sent instead, with its age.
 * @throws UpstreamFailure when there is no copy
 */
export function shellPage(deps: ShellPageDeps): RequestHandler {
  const mayRenderUnverified = atMostEvery(() => deps.limits.unverifiedRenderIntervalMs);
  return async (request, response) => {
    try {
      if (await sendShared({ ...deps, mayRenderUnverified }, request, response)) return;
      await relayOwn(deps, request, response);
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || response.headersSent) throw error;
      if (!(await sendCopy(deps, request, response))) throw error;
    }
  };
}

/**
 * Sends an anonymous visitor the document that all of them share. Resolves to false when there is none
 * for this request: it has to be rendered for this visitor alone.
 */
async function sendShared(
  deps: ShellPageDeps & { mayRenderUnverified: () => boolean },
  request: Request,
  response: Response,
): Promise<boolean> {
  const key = isAnonymousRequest(request.headers) ? keyOf(request) : null;
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
    const isWhole = request.method === "GET" && response.statusCode === 200;
    const page = { id: key.id, page: stored, dealer: dealerOf(request) };
    if (isWhole) deps.cachedPages.remember(request, response, page);
    return true;
  }
  if (stored && freshness === "unverified") {
    // The next visitor may get a new one; this one does not wait for a part that does not answer. A part
    // that restarts needs the processor, and its version says soon whether the page has to be rendered.
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
  { status, retryAfter, isShareable, page }: Extract<Filled, { kind: "page" }>,
  options: { request: Request; response: Response; sharedCacheSeconds: number },
): Promise<void> {
  const { request, response } = options;
  contextOf(request).record = page.state.record;
  if (retryAfter !== null) response.set("retry-after", retryAfter);
  await sendPage(page, { ...options, status, isShareable, staleSeconds: null });
}

/** Relays the page that the shell server renders for this visitor alone. */
async function relayOwn(deps: ShellPageDeps, request: Request, response: Response): Promise<void> {
  const nonce = randomBytes(16).toString("base64url");
  const { externalSources } = dealerOf(request);
  response.set("content-security-policy", noncePolicy(nonce, externalSources ?? null));
  setUpstreamHeaders(request, { [internalHeaders.nonce]: nonce });
  for (const name of conditionalHeaders) delete request.headers[name];
  const { shell, renders, limits } = deps;
  const start = performance.now();
  const source = await renders.run(clientNetworkOf(request), () => {
    addWait(request, "queueMs", start);
    return measureWait(request, "upstreamMs", () =>
      shell.forward(request, response, limits.pageFirstByteMs),
    );
  });
  const isHtml = source.headers["content-type"]?.startsWith("text/html") ?? false;
  const hasFailed = (source.statusCode ?? 502) >= 500 && !isPayload(request);
  if (hasFailed && (!isHtml || (await sendCopy(deps, request, response)))) {
    source.resume();
    // A shell server that fails before it renders responds with JSON, which no visitor should see.
    if (isHtml) return;
    throw new UpstreamFailure("reset", `the shell answered ${source.statusCode} without a page`);
  }
  const record = source.headers[internalHeaders.record];
  setRecord(typeof record === "string" ? record : null, request, response);
  relayResponse(source, response);
}

/**
 * Sends the last successful document of this page, if there is one, with its age. A page with data of the
 * visitor in its query gets the copy without a query.
 */
async function sendCopy(
  { pages, gatewayMetrics, now }: ShellPageDeps,
  request: Request,
  response: Response,
): Promise<boolean> {
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

function setRecord(record: string | null, request: Request, response: Response): void {
  contextOf(request).record = record;
  if (record !== null) response.set(recordHeader, record);
}

/** The key of the requested page; null for one with data of the visitor, and for a payload. */
function keyOf(request: Request): PageKey | null {
  return isPayload(request) ? null : pageKey(keyInput(request));
}

function keyInput(request: Request) {
  const { dealerId } = dealerOf(request);
  return { dealerId, storeId: contextOf(request).storeId, url: request.url };
}

/** The data of a client navigation; it is rendered by the releases that the browser has loaded. */
function isPayload(request: Request): boolean {
  return contextOf(request).path.endsWith(".json");
}
