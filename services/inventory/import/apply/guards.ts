import { AppError } from "@forecourt/contracts/errors";
import type { Session } from "../stage/staging.ts";
import type { Comparison } from "./compare.ts";
import type { Snapshot } from "./snapshot.ts";

/** Throws `feed-refused` for a snapshot older than the store's newest one. */
export async function refuseOlder(session: Session, snapshot: Snapshot): Promise<void> {
  if (snapshot.force) return;
  const newest = await session
    .selectFrom("inventory_imports")
    .select("snapshot")
    .where("dealer_id", "=", snapshot.dealerId)
    .where("store_id", "=", snapshot.storeId)
    .orderBy("snapshot", "desc")
    .executeTakeFirst();
  if (!newest || newest.snapshot <= snapshot.date) return;
  throw new AppError(
    "feed-refused",
    `the feed is of ${snapshot.date}, and the store already has one of ${newest.snapshot}; --force goes back to the older one`,
  );
}

/**
 * Throws `feed-refused` if more than half of the vehicles for sale would be removed: most likely the feed
 * is incomplete.
 */
export function refuseLosses(comparison: Comparison, { date, force }: Snapshot): void {
  if (force || comparison.sold * 2 <= comparison.live) return;
  throw new AppError(
    "feed-refused",
    `the feed of ${date} lacks ${comparison.sold} of the store's ${comparison.live} cars for sale, more than half; --force marks them sold`,
  );
}
