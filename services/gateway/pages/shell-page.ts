import type { IncomingMessage } from "node:http";
import { searchParameters } from "@forecourt/contracts/areas/inventory/search/search-url";
import { personalParameters } from "@forecourt/contracts/paths/personal-parameters";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Request, RequestHandler } from "express";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { contextOf, dealerOf } from "../request/request-context.ts";
import { cachePage } from "./cache-page.ts";
import { recordHeader } from "./record-header.ts";
import { sendStalePage } from "./send-stale-page.ts";
import type { StalePageCache } from "./stale-page-cache.ts";

interface ShellPageDeps {
  shell: Upstream;
  stalePages: StalePageCache;
  limits: Pick<Limits, "pageFirstByteMs" | "maxStalePageBytes">;
  gatewayMetrics: { countStalePage(): void };
  now: () => number;
}

/** A page contains a nonce, so it is never 304 and never sent in ranges. */
const conditionalHeaders = ["if-none-match", "if-modified-since", "if-match", "if-range", "range"];

/**
 * Responds with the page that the shell server renders. When the shell server does not respond in
 * time, or fails without a page, the last successful copy is sent instead.
 * @throws UpstreamFailure when there is no copy
 */
export function shellPage(deps: ShellPageDeps): RequestHandler {
  const { shell, stalePages, limits, gatewayMetrics, now } = deps;
  return async (request, response) => {
    const context = contextOf(request);
    const key = cacheKey(request);
    setUpstreamHeaders(request, { [internalHeaders.nonce]: context.nonce });
    for (const name of conditionalHeaders) delete request.headers[name];
    try {
      const source = await shell.forward(request, response, limits.pageFirstByteMs);
      rejectErrorWithoutPage(source, context.path);
      const record = source.headers[internalHeaders.record];
      context.record = typeof record === "string" ? record : null;
      if (context.record !== null) response.set(recordHeader, context.record);
      if (request.method === "GET" && !hasPersonalParameters(request)) {
        const { nonce } = context;
        const maxBytes = limits.maxStalePageBytes;
        const page = { nonce, record: context.record, storedAt: now() };
        cachePage(stalePages, key, { source, maxBytes, ...page });
      }
      relayResponse(source, response);
    } catch (error) {
      const copy = error instanceof UpstreamFailure ? stalePages.get(key) : null;
      if (!copy) throw error;
      context.record = copy.record;
      context.staleSeconds = Math.round((now() - copy.storedAt) / 1000);
      gatewayMetrics.countStalePage();
      sendStalePage(copy, { context, request, response });
    }
  };
}

/** A shell server that fails before it renders responds with JSON, which no visitor should see. */
function rejectErrorWithoutPage(source: IncomingMessage, path: string): void {
  const { statusCode = 502, headers } = source;
  if (statusCode < 500 || path.endsWith(".json")) return;
  if (headers["content-type"]?.startsWith("text/html")) return;
  source.resume();
  throw new UpstreamFailure("reset", `the shell server answered ${statusCode} without a page`);
}

/** Such a page is not cached; the copy without these parameters is sent in its place. */
function hasPersonalParameters(request: Request): boolean {
  const query = new URLSearchParams(request.url.split("?")[1]);
  return personalParameters.some((name) => query.has(name));
}

/**
 * One copy per page: parameters that do not select content, such as a campaign's, are ignored.
 * Otherwise a copy would be missing for them, and invented parameters could evict all copies.
 */
function cacheKey(request: Request): string {
  const [path = "", query = ""] = request.url.split("?");
  const entries = [...new URLSearchParams(query)];
  const selected = new URLSearchParams(entries.filter(([name]) => searchParameters.includes(name)));
  selected.sort();
  return [dealerOf(request).dealerId, contextOf(request).storeId ?? "", path, selected].join(" ");
}
