import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AreaName } from "@forecourt/contracts/areas";
import { AppError } from "@forecourt/contracts/errors";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { type Call, createClient } from "@forecourt/http/client";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request, Response } from "express";
import { ClientDisconnected, disconnectSignal, ignoreDisconnect } from "../client-disconnected.ts";
import type { ShellDeps } from "../deps.ts";
import { inLanguages } from "./in-languages.ts";
import { sitemapJson } from "./sitemap-json.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";
import { concatBatches, sliceBatches } from "./slice-batches.ts";
import { readSource, type SourceContext, sourceNames } from "./sources.ts";

/** Maximum URLs in one sitemap (sitemaps.org). */
export const MAX_URLS = 50_000;

/** Seconds for `Retry-After` when a service does not respond. */
const retryAfter = "5";

/**
 * `/sitemap.xml` with every URL of a dealer's site, for all stores; above the protocol's limit an
 * index of `/sitemap-1.xml` and so on. Its parts are also JSON, below `/api/___sitemaps___`. 503 when the inventory or
 * the company service fails, because a sitemap without vehicles or articles would make crawlers drop them.
 */
export function sitemapRoutes(app: Express, deps: ShellDeps): void {
  app.get(
    platformPaths.sitemap,
    ignoreDisconnect(async (request, response) => {
      const { origin, batches, parts } = await allUrls(deps, request, response);
      if (parts === 1)
        return sendXml(sitemapXml(origin, sliceBatches(batches, 0, MAX_URLS)), response);
      const paths = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
      return sendXml([sitemapIndexXml(origin, paths)], response);
    }),
  );
  app.get(
    /^\/sitemap-([1-9]\d{0,3})\.xml$/,
    ignoreDisconnect(async (request, response) => {
      const part = Number(request.params[0]);
      const { origin, batches, parts } = await allUrls(deps, request, response);
      if (part > parts) throw new AppError("not-found", `there are ${parts} sitemaps`);
      const end = part * MAX_URLS;
      return sendXml(sitemapXml(origin, sliceBatches(batches, end - MAX_URLS, end)), response);
    }),
  );
  app.get(
    `${platformPaths.sitemapSources}/:source`,
    ignoreDisconnect(async (request, response) => {
      const name = sourceNames.find((one) => one === request.params["source"]);
      if (!name) throw new AppError("not-found", `the sitemap is of ${sourceNames.join(", ")}`);
      const context = sourceContext(deps, request, response);
      const source = await orUnavailable(context, () => readSource(name, context));
      const { batches } = inLanguages(source, context.site);
      return send(sitemapJson(context.site.origin, batches), response, "application/json");
    }),
  );
}

async function allUrls(deps: ShellDeps, request: Request, response: Response) {
  const context = sourceContext(deps, request, response);
  const sources = await orUnavailable(context, () =>
    Promise.all(
      sourceNames.map(async (name) => inLanguages(await readSource(name, context), context.site)),
    ),
  );
  const total = sources.reduce((sum, source) => sum + source.total, 0);
  return {
    origin: context.site.origin,
    batches: concatBatches(sources.map(({ batches }) => batches)),
    parts: Math.max(1, Math.ceil(total / MAX_URLS)),
  };
}

interface RequestContext extends SourceContext {
  signal: AbortSignal;
  response: Response;
}

function sourceContext(
  { services, deadlines, siteOf, teamOf }: ShellDeps,
  request: Request,
  response: Response,
): RequestContext {
  const { dealerId } = tenantOf(request);
  const signal = disconnectSignal(response);
  const callOf = ({ address, fetch }: ShellDeps["services"][AreaName]): Call =>
    createClient({
      baseUrl: address,
      fetch,
      headers: {
        [internalHeaders.dealer]: dealerId,
        [requestIdHeader]: request.get(requestIdHeader) ?? "",
      },
      signal,
    });
  return {
    site: siteOf({ dealerId, storeId: null }),
    people: teamOf(dealerId),
    inventory: callOf(services.inventory),
    company: callOf(services.company),
    deadlineMs: deadlines.resolve,
    signal,
    response,
  };
}

async function orUnavailable<T>(
  { signal, response }: RequestContext,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    signal.throwIfAborted();
    response.set("retry-after", retryAfter);
    throw new AppError("unavailable", "no sitemap without its services", { cause: error });
  }
}

type Chunks = Iterable<string> | AsyncIterable<string>;

function sendXml(chunks: Chunks, response: Response): Promise<void> {
  return send(chunks, response, "application/xml");
}

/** An error while streaming closes the connection, so that a partial sitemap does not look complete. */
async function send(chunks: Chunks, response: Response, type: string): Promise<void> {
  response.set({ "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" });
  if (response.req.method === "HEAD") return void response.end();
  try {
    await pipeline(Readable.from(chunks), response);
  } catch (error) {
    throw isPrematureClose(error) ? new ClientDisconnected() : error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
