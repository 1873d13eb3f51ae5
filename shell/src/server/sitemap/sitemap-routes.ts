import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AreaName } from "@forecourt/contracts/areas";
import { AppError } from "@forecourt/contracts/errors";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import type { SiteContext } from "@forecourt/contracts/site";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { type Call, createClient } from "@forecourt/http/client";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request, Response } from "express";
import { ClientDisconnected, disconnectSignal, ignoreDisconnect } from "../client-disconnected.ts";
import type { ShellDeps } from "../deps.ts";
import { articleEntries } from "./article-entries.ts";
import { filterEntries } from "./filter-entries.ts";
import { pageEntries, teamEntries } from "./page-entries.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";
import { prependBatch, sliceBatches } from "./slice-batches.ts";
import { noVehicles, type VehicleEntries, vehicleEntries } from "./vehicle-entries.ts";

/** Maximum URLs in one sitemap (sitemaps.org). */
export const MAX_URLS = 50_000;

/** Seconds for `Retry-After` when a service does not respond. */
const retryAfter = "5";

/**
 * `/sitemap.xml` with every URL of a dealer's site, for all stores; above the protocol's limit an
 * index of `/sitemap-1.xml` and so on. 503 when the inventory or the company service fails, because a sitemap
 * without vehicles or articles would make crawlers drop them.
 */
export function sitemapRoutes(app: Express, deps: ShellDeps): void {
  app.get(
    platformPaths.sitemap,
    ignoreDisconnect(async (request, response) => {
      const { origin, batches, parts } = await allUrls(deps, request, response);
      if (parts === 1)
        return send(sitemapXml(origin, sliceBatches(batches, 0, MAX_URLS)), response);
      const paths = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
      return send([sitemapIndexXml(origin, paths)], response);
    }),
  );
  app.get(
    /^\/sitemap-([1-9]\d{0,3})\.xml$/,
    ignoreDisconnect(async (request, response) => {
      const part = Number(request.params[0]);
      const { origin, batches, parts } = await allUrls(deps, request, response);
      if (part > parts) throw new AppError("not-found", `there are ${parts} sitemaps`);
      const end = part * MAX_URLS;
      return send(sitemapXml(origin, sliceBatches(batches, end - MAX_URLS, end)), response);
    }),
  );
}

async function allUrls(deps: ShellDeps, request: Request, response: Response) {
  const { dealerId } = tenantOf(request);
  const site = deps.siteOf({ dealerId, storeId: null });
  const pages = [...pageEntries(site), ...teamEntries(deps.teamOf(dealerId))];
  const { vehicles, filters, articles } = await serviceEntries(deps, site, request, response);
  const first = [...pages, ...filters, ...articles];
  return {
    origin: site.origin,
    batches: prependBatch(first, vehicles.batches),
    parts: Math.max(1, Math.ceil((first.length + vehicles.total) / MAX_URLS)),
  };
}

interface ServiceEntries {
  vehicles: VehicleEntries;
  filters: SitemapEntry[];
  articles: SitemapEntry[];
}

/** What services list; nothing of those whose pages are switched off. */
async function serviceEntries(
  { services, deadlines: { resolve } }: ShellDeps,
  site: SiteContext,
  request: Request,
  response: Response,
): Promise<ServiceEntries> {
  const signal = disconnectSignal(response);
  const callOf = ({ address, fetch }: ShellDeps["services"][AreaName]): Call =>
    createClient({
      baseUrl: address,
      fetch,
      headers: {
        [internalHeaders.dealer]: site.dealerId,
        [requestIdHeader]: request.get(requestIdHeader) ?? "",
      },
      signal,
    });
  const inventory = callOf(services.inventory);
  const hasCars = site.pages.search === true;
  try {
    const [vehicles, filters, articles] = await Promise.all([
      hasCars ? vehicleEntries(inventory, resolve) : noVehicles(),
      hasCars ? filterEntries(inventory, site, resolve) : [],
      site.pages.articles === true ? articleEntries(callOf(services.company), resolve) : [],
    ]);
    return { vehicles, filters, articles };
  } catch (error) {
    signal.throwIfAborted();
    response.set("retry-after", retryAfter);
    throw new AppError("unavailable", "no sitemap without its services", { cause: error });
  }
}

/** An error while streaming closes the connection, so that a partial sitemap does not look complete. */
async function send(chunks: Iterable<string> | AsyncIterable<string>, response: Response) {
  response.set({ "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" });
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
