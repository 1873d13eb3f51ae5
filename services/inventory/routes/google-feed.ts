import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { AppError } from "@forecourt/contracts/errors";
import { googleFeedPaths } from "@forecourt/contracts/paths/feed-paths";
import { type DealerIndex, vehicleBatches } from "@forecourt/search-index";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request, Response } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { firstPackedImage } from "../images/image-sources.ts";
import { requireIndex } from "../index-sync/index-for.ts";
import { type PriceSource, pricingOf } from "../pricing/dealer-pricing.ts";
import { atMost } from "../search-engines/at-most.ts";
import { type FeedSetting, feedHeader, feedLines } from "../search-engines/google-feed.ts";

/** Cars per piece of the stream; other requests are served between two pieces. */
const batchSize = 100;
/** Feeds that are written at the same time; Google fetches one a day. */
const maxStreams = 2;
const retryAfter = "60";

/** Google has unlocked nothing. */
const anonymous = { get: () => undefined };

/**
 * The cars of a dealer or of one store as a CSV file for Google, from the index that answers searches: a sold car is
 * left out with the next request, and early-access cars are never in it. 404 where the dealer's settings have no feed.
 */
export function googleFeedRoutes(
  app: Express,
  { inventory, dealers, today }: Pick<Deps, "inventory" | "dealers" | "today">,
): void {
  const limited = atMost(maxStreams);
  const serve = async (request: Request, response: Response, storeId: string | null) => {
    const { dealerId } = tenantOf(request);
    const current = dealers.current();
    const setting = feedSetting(current, dealerId, storeId);
    if (setting.stores.size === 0) throw new AppError("not-found", "this dealer has no such feed");
    const cars = requireIndex(inventory, dealerId);
    const tenant = { dealerId, storeId: null };
    const gated = gatedInventoryFor(anonymous, tenant, {
      dealers: current,
      today: today?.() ?? null,
    });
    const scope = { storeId, pricing: pricingOf(current, tenant), gated };
    const sent = await limited(async () => {
      await send(feed(cars, scope, setting), response);
      return true;
    });
    if (sent) return;
    response.set("retry-after", retryAfter);
    throw new AppError("unavailable", "other feeds are being written");
  };
  app.get(googleFeedPaths.dealer, (request, response) => serve(request, response, null));
  app.get(googleFeedPaths.store, (request, response) => {
    // No store has an empty id.
    const [, storeId = ""] = /^([a-z0-9-]+)\.csv$/.exec(request.params.file) ?? [];
    return serve(request, response, storeId);
  });
}

type Scope = Parameters<typeof vehicleBatches>[1];

async function* feed(cars: DealerIndex, scope: Scope, setting: FeedSetting) {
  yield feedHeader;
  const known = new Set<string>();
  for (const batch of vehicleBatches(cars, scope, batchSize)) {
    const lines = feedLines(batch, setting, known);
    if (lines !== "") yield lines;
    await setImmediate();
  }
}

function feedSetting(dealers: PriceSource, dealerId: string, only: string | null): FeedSetting {
  const { origin, places = [] } = dealers.site({ dealerId, storeId: null });
  const { inventory } = dealers.config({ dealerId, storeId: null });
  const listed = places
    .filter(({ id }) => only === null || id === only)
    .flatMap((place) => {
      const { inventory: own, company } = dealers.config({ dealerId, storeId: place.id });
      if (own.googleFeed !== true) return [];
      const { fees } = dealers.site({ dealerId, storeId: place.id });
      const total = fees.reduce((sum, { cents }) => sum + cents, 0);
      return [[place.id, { place, dealership: company.name, fees: total }] as const];
    });
  return {
    origin,
    stores: new Map(listed),
    imageOf: ({ image }) => firstPackedImage(image, inventory.searchImagePriority),
    illustrationHosts: inventory.illustrationHosts ?? [],
  };
}

async function send(chunks: AsyncIterable<string>, response: Response): Promise<void> {
  response.set({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-cache" });
  if (response.req.method === "HEAD") return void response.end();
  try {
    await pipeline(Readable.from(chunks), response);
  } catch (error) {
    // A client that disconnects needs no answer; a client notices that a feed breaks off.
    if (!response.destroyed) response.destroy();
    if (!isPrematureClose(error)) throw error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
