import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { cohortCookie } from "@forecourt/contracts/experiments/cohort-cookie";
import { requestIdHeader, storeCookie } from "@forecourt/contracts/tenant";
import { isAnonymousRequest } from "@forecourt/contracts/visitor/anonymous-request";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Log } from "@forecourt/service-kit/log";
import { maskedPath } from "@forecourt/service-kit/masked-path";
import type { Metrics } from "@forecourt/service-kit/metrics";
import { requestIdFor } from "@forecourt/service-kit/request-id";
import { LRUCache } from "lru-cache";
import { type Client, clientReader } from "../request/client.ts";
import type { ComparedPage, CountPage } from "../request/compared-page.ts";
import type { PageCache } from "./page-cache.ts";
import { selectPageEncoding } from "./select-page-encoding.ts";
import { staleHeader } from "./send-page.ts";
import type { StoredPage } from "./stored-page.ts";

/** A response that the app has sent once and that the listener may repeat. */
interface KnownResponse {
  /** Id of the page in the cache. */
  id: string;
  page: StoredPage;
  dealer: { dealerId: string };
  /** Names and values in turn, without the headers that belong to one response only. */
  headers: string[];
  /** For the log. */
  path: string;
  /** Page for which the response is counted; null = it is not counted. */
  compared: ComparedPage | null;
}

/** Headers that belong to one response only. */
const ownHeaders = new Set([
  requestIdHeader,
  "content-length",
  "content-encoding",
  "connection",
  "server-timing",
]);

/** Maximum number of different requests that are remembered; most pages are requested in one or two ways. */
const maxKnown = 5_000;

/** A page in demand is compressed once more, as well as possible. */
const improveAfter = 4;

interface Deps {
  pages: PageCache;
  tenants: {
    /** One object per dealer and version of the configuration, so that a change of it is seen. */
    dealerOf(host: string): { dealerId: string } | null;
  };
  trustedProxies: readonly string[];
  metrics: Pick<Metrics, "observe">;
  countPage: CountPage;
  log: Log;
  /** Epoch ms. */
  now: () => number;
}

/**
 * Repeats responses for cached pages without running the app, which costs five times as much. A response is repeated
 * only for a request that does not differ in anything that the app reads, and while the page is fresh.
 */
export function createCachedPageListener(deps: Deps) {
  const { pages, tenants } = deps;
  const known = new LRUCache<string, KnownResponse>({ max: maxKnown });
  const clientOf = clientReader(deps.trustedProxies);
  const improve = createImprover(deps);
  const finish = createRequestLog(deps);

  function find(request: IncomingMessage): KnownResponse | null {
    if (request.method !== "GET" || !isAnonymousRequest(request.headers)) return null;
    const entry = known.get(keyOf(request, clientOf(request)));
    if (!entry || pages.get(entry.id) !== entry.page) return null;
    return tenants.dealerOf(request.headers.host ?? "") === entry.dealer ? entry : null;
  }

  /** Sends the page when this is possible; false = the app has to respond. */
  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const entry = find(request);
    if (!entry) return false;
    const encoding = selectPageEncoding(request.headers["accept-encoding"]);
    const body = entry.page.body(encoding);
    if (!body || pages.freshness(entry.page) !== "fresh") return false;
    const start = performance.now();
    const requestId = requestIdFor(request);
    const isUnchanged = request.headers["if-none-match"] === entry.page.etag;
    const headers = [...entry.headers, requestIdHeader, requestId];
    if (!isUnchanged) headers.push("content-length", String(body.length));
    if (!isUnchanged && encoding !== "identity") headers.push("content-encoding", encoding);
    response.writeHead(isUnchanged ? 304 : 200, headers);
    response.end(isUnchanged ? undefined : body);
    entry.page.sent += 1;
    if (entry.page.sent === improveAfter) improve(entry.id, entry.page);
    finish(entry, { requestId, start, status: isUnchanged ? 304 : 200 });
    return true;
  }

  return {
    /** Responds with the page although it may be outdated; false = it is not known. */
    respondWithCopy(request: IncomingMessage, response: ServerResponse): boolean {
      const entry = find(request);
      const own = { requestId: requestIdFor(request), start: performance.now() };
      if (!entry || !sendCopy(entry, { request, response, ...own, now: deps.now() })) return false;
      finish(entry, { ...own, status: 200 });
      return true;
    },
    /** Remembers the response that the app has sent for this request, with this fresh page. */
    remember(
      request: IncomingMessage & { originalUrl: string },
      response: ServerResponse,
      { id, page, dealer, compared }: Omit<KnownResponse, "headers" | "path">,
    ): void {
      // The response gives the visitor a cohort, which is drawn anew for each visitor.
      if (response.hasHeader("set-cookie")) return;
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        ownHeaders.has(name) || value === undefined ? [] : [name, String(value)],
      );
      const path = maskedPath(request.originalUrl);
      known.set(keyOf(request, clientOf(request)), { id, page, dealer, compared, headers, path });
    },
    /** Has the app respond to everything anew. */
    forget: () => known.clear(),
    /** Repeats known responses and passes every other request to `app`. */
    before:
      (app: RequestListener): RequestListener =>
      (request, response) => {
        if (!respond(request, response)) app(request, response);
      },
  };
}

/** Sends the page with its age; false = it is not in memory in a coding that the client accepts. */
function sendCopy(
  { page, headers }: KnownResponse,
  {
    request,
    response,
    requestId,
    now,
  }: { request: IncomingMessage; response: ServerResponse; requestId: string; now: number },
): boolean {
  const encoding = selectPageEncoding(request.headers["accept-encoding"]);
  const body = page.body(encoding);
  if (!body) return false;
  for (let at = 0; at < headers.length; at += 2) {
    response.setHeader(headers[at] ?? "", headers[at + 1] ?? "");
  }
  response.removeHeader("etag");
  response.setHeader("cache-control", "no-store");
  response.setHeader(staleHeader, Math.round((now - page.state.storedAt) / 1000));
  response.setHeader(requestIdHeader, requestId);
  response.setHeader("content-length", body.length);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.end(body);
  return true;
}

export type CachedPageListener = ReturnType<typeof createCachedPageListener>;

/** Everything in an anonymous request that the app reads for a page. */
function keyOf(
  request: IncomingMessage & { originalUrl?: string },
  { proto }: Pick<Client, "proto">,
): string {
  const { host = "", cookie } = request.headers;
  const own = cookie === undefined ? [] : [storeCookie, cohortCookie];
  const chosen = own.map(({ name }) => readRequestCookie(request, name) ?? "").join(" ");
  return `${proto} ${host} ${chosen} ${request.originalUrl ?? request.url}`;
}

/** Compresses one page at a time; the cache then counts its new size. */
function createImprover({ pages, log }: Pick<Deps, "pages" | "log">) {
  let last = Promise.resolve();
  return (id: string, page: StoredPage) => {
    last = last.then(async () => {
      try {
        await page.improve();
        if (pages.get(id) === page) pages.set(id, page);
      } catch (error) {
        log.error({ err: error }, "a page could not be compressed");
      }
    });
  };
}

/** Counts and logs responses like those of the app. */
function createRequestLog({
  log,
  metrics,
  countPage,
}: Pick<Deps, "log" | "metrics" | "countPage">) {
  const lines = log.child({}, { redact: [] });
  return (
    { dealer, page, path, compared }: KnownResponse,
    { requestId, start, status }: { requestId: string; start: number; status: number },
  ) => {
    if (compared) countPage(compared, false);
    const ms = performance.now() - start;
    metrics.observe({ method: "GET", route: "/{*path}", status }, ms / 1000);
    const fields = { requestId, dealer: dealer.dealerId, record: page.state.record };
    lines.info(
      { ...fields, method: "GET", path, status, ms: Math.round(ms * 10) / 10, cached: true },
      "request",
    );
  };
}
