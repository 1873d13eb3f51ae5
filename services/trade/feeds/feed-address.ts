import { dropOffFeedPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { feedToken, feedWithToken } from "@forecourt/service-kit/calendar-feeds/feed-token";
import type { StoreTenant } from "@forecourt/service-kit/staff/chosen-stores";
import type { DeskDeps } from "../desk/desk-deps.ts";

type FeedDeps = Pick<DeskDeps, "database" | "dealers" | "signingSecret">;

/** The path of the address of a store's calendar, with 256 bits that are derived from the secret. */
export async function feedPath(deps: FeedDeps, store: StoreTenant): Promise<string> {
  const versions = await versionsOf(deps, store.dealerId);
  return dropOffFeedPath.replace(":token", tokenOf(deps, store, versions));
}

/** The store of a calendar's token; null = there is none. */
export async function storeOfToken(
  deps: FeedDeps,
  dealerId: string,
  token: string,
): Promise<StoreTenant | null> {
  const versions = await versionsOf(deps, dealerId);
  const current = deps.dealers.current();
  const stores = current
    .stores(dealerId)
    .map((storeId) => ({ dealerId, storeId }))
    .filter((store) => current.site(store).pages["sellTrade"] === true);
  return feedWithToken(stores, (store) => tokenOf(deps, store, versions), token);
}

/** Gives a store's calendar another address; its former address answers 404 from then on. */
export async function renewFeed(
  { query }: FeedDeps["database"],
  { dealerId, storeId }: StoreTenant,
): Promise<void> {
  await query
    .insertInto("trade_feeds")
    .values({ dealer_id: dealerId, store_id: storeId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["dealer_id", "store_id"])
        .doUpdateSet(({ eb, ref }) => ({ version: eb(ref("trade_feeds.version"), "+", 1) })),
    )
    .execute();
}

type Versions = ReadonlyMap<string, number>;

async function versionsOf(
  { database: { query } }: Pick<FeedDeps, "database">,
  dealerId: string,
): Promise<Versions> {
  const rows = await query
    .selectFrom("trade_feeds")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .execute();
  return new Map(rows.map(({ store_id: storeId, version }) => [storeId, version]));
}

function tokenOf(
  { signingSecret: secret }: Pick<FeedDeps, "signingSecret">,
  { dealerId, storeId }: StoreTenant,
  versions: Versions,
): string {
  const named = [dealerId, storeId, versions.get(storeId) ?? 0];
  return feedToken({ secret, purpose: "trade-calendar:v1", named });
}
