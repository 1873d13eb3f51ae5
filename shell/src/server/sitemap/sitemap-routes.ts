import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request, Response } from "express";
import type { ShellDeps } from "../app.ts";
import { ClientGone, clientGoneSignal, forAsLongAsAsked } from "../client-gone.ts";
import { together, windowOf } from "./batches.ts";
import { type CarEntries, carEntries, noCars } from "./car-entries.ts";
import { filterEntries } from "./filter-entries.ts";
import { pageEntries } from "./page-entries.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** Addresses in one sitemap, at most: the protocol's own limit (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

/** Seconds after which an inventory that did not answer is worth another try. */
const retryAfter = "5";

/**
 * `/sitemap.xml` with every address of a dealer's site, whichever store the visitor chose; above the
 * protocol's limit an index of `/sitemap-1.xml` and so on. Without the inventory's answer it is 503:
 * a sitemap without the cars would tell crawlers that they are gone.
 */
export function sitemapRoutes(app: Express, deps: ShellDeps): void {
  app.get(
    "/sitemap.xml",
    forAsLongAsAsked(async (request, response) => {
      const { origin, batches, parts } = await everyAddress(deps, request, response);
      if (parts === 1)
        return send(sitemapXml(origin, windowOf(batches, 0, MAX_ADDRESSES)), response);
      const paths = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
      return send([sitemapIndexXml(origin, paths)], response);
    }),
  );
  app.get(
    /^\/sitemap-([1-9]\d{0,3})\.xml$/,
    forAsLongAsAsked(async (request, response) => {
      const part = Number(request.params[0]);
      const { origin, batches, parts } = await everyAddress(deps, request, response);
      if (part > parts) throw new AppError("not-found", `there are ${parts} sitemaps`);
      const end = part * MAX_ADDRESSES;
      return send(sitemapXml(origin, windowOf(batches, end - MAX_ADDRESSES, end)), response);
    }),
  );
}

async function everyAddress(deps: ShellDeps, request: Request, response: Response) {
  const { dealerId } = tenantOf(request);
  const site = deps.siteOf({ dealerId, storeId: null });
  const pages = pageEntries(site);
  const { cars, filters } =
    site.pages.search === true
      ? await inventoryOf(deps, site, request, response)
      : { cars: noCars(), filters: [] };
  const first = [...pages, ...filters];
  return {
    origin: site.origin,
    batches: together(first, cars.batches),
    parts: Math.max(1, Math.ceil((first.length + cars.total) / MAX_ADDRESSES)),
  };
}

async function inventoryOf(
  { services, deadlines }: ShellDeps,
  site: SiteContext,
  request: Request,
  response: Response,
): Promise<{ cars: CarEntries; filters: SitemapEntry[] }> {
  const signal = clientGoneSignal(response);
  const call = createClient({
    baseUrl: services.inventory.address,
    fetch: services.inventory.fetch,
    headers: {
      [internalHeaders.dealer]: site.dealerId,
      [requestIdHeader]: request.get(requestIdHeader) ?? "",
    },
    signal,
  });
  try {
    const [cars, filters] = await Promise.all([
      carEntries(call, deadlines.resolve),
      filterEntries(call, site, deadlines.resolve),
    ]);
    return { cars, filters };
  } catch (error) {
    signal.throwIfAborted();
    response.set("retry-after", retryAfter);
    throw new AppError("unavailable", "no sitemap without the cars", { cause: error });
  }
}

/** A failure in the middle cuts the connection: half a sitemap must not look whole. */
async function send(pieces: Iterable<string> | AsyncIterable<string>, response: Response) {
  response.set({ "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" });
  if (response.req.method === "HEAD") return void response.end();
  try {
    await pipeline(Readable.from(pieces), response);
  } catch (error) {
    throw isPrematureClose(error) ? new ClientGone() : error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
