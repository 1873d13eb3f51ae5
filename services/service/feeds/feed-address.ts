import { serviceCalendarPath } from "@forecourt/contracts/areas/service/visit-paths";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { feedToken, feedWithToken } from "@forecourt/service-kit/calendar-feeds/feed-token";
import type { Database } from "@forecourt/service-kit/db";
import type { Deps } from "../deps.ts";
import type { ServiceTables } from "../store/tables.ts";

/** A calendar to subscribe to: of a store, or of one of its advisers. */
export interface Feed {
  dealerId: string;
  storeId: string;
  /** Null = the whole store. */
  adviserId: string | null;
}

type FeedDeps = Pick<Deps, "database" | "dealers"> & { secret: string };

/** The path of a feed's address, with 256 bits that are derived from the secret. */
export async function feedPath({ database, secret }: FeedDeps, feed: Feed): Promise<string> {
  const versions = await versionsOf(database, feed.dealerId);
  return serviceCalendarPath.replace(":token", tokenOf(secret, feed, versions));
}

/** The feed of a token; null = there is none. */
export async function feedOfToken(
  deps: FeedDeps,
  dealerId: string,
  token: string,
): Promise<Feed | null> {
  const versions = await versionsOf(deps.database, dealerId);
  const feeds = feedsOf(deps, dealerId);
  return feedWithToken(feeds, (feed) => tokenOf(deps.secret, feed, versions), token);
}

/** The feeds of a dealer: of each store that books visits, and of each of its advisers. */
export function feedsOf({ dealers }: Pick<FeedDeps, "dealers">, dealerId: string): Feed[] {
  const current = dealers.current();
  return current.stores(dealerId).flatMap((storeId) => {
    const config = current.config({ dealerId, storeId });
    if (!hasShop(config)) return [];
    const advisers = config.scheduling.advisers.map(({ id }) => id);
    return [null, ...advisers].map((adviserId) => ({ dealerId, storeId, adviserId }));
  });
}

function hasShop({ service, scheduling }: DealerConfig): boolean {
  return service !== null && scheduling.advisers.length > 0;
}

/** Gives a feed another address; its former address answers 404 from then on. */
export async function renewFeed(
  { query }: Database<ServiceTables>,
  { dealerId, storeId, adviserId }: Feed,
): Promise<void> {
  await query
    .insertInto("service_feeds")
    .values({ dealer_id: dealerId, store_id: storeId, adviser_id: adviserId ?? "", version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["dealer_id", "store_id", "adviser_id"])
        .doUpdateSet(({ eb, ref }) => ({ version: eb(ref("service_feeds.version"), "+", 1) })),
    )
    .execute();
}

type Versions = ReadonlyMap<string, number>;

async function versionsOf({ query }: Database<ServiceTables>, dealerId: string): Promise<Versions> {
  const rows = await query
    .selectFrom("service_feeds")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .execute();
  return new Map(rows.map((row) => [`${row.store_id}/${row.adviser_id}`, row.version]));
}

function tokenOf(
  secret: string,
  { dealerId, storeId, adviserId }: Feed,
  versions: Versions,
): string {
  const version = versions.get(`${storeId}/${adviserId ?? ""}`) ?? 0;
  const named = [dealerId, storeId, adviserId, version];
  return feedToken({ secret, purpose: "service-calendar:v1", named });
}
