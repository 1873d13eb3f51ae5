import { AppError } from "@forecourt/contracts/errors";
import type { Session } from "../stage/staging.ts";
import type { Snapshot } from "./snapshot.ts";

/** Throws `feed-refused` for a snapshot older than the store's newest one. */
export async function refuseOlder(session: Session, snapshot: Snapshot): Promise<void> {
  if (snapshot.force !== null) return;
  const newest = await session
    .selectFrom("inventory_imports")
    .select("snapshot")
    .where("dealer_id", "=", snapshot.dealerId)
    .where("store_id", "=", snapshot.storeId)
    .where("outcome", "=", "applied")
    .where("undone_at", "is", null)
    .orderBy("snapshot", "desc")
    .executeTakeFirst();
  if (!newest || newest.snapshot <= snapshot.date) return;
  throw new AppError(
    "feed-refused",
    `this file is dated ${snapshot.date}, but the store already has one dated ${newest.snapshot}. To use the older file anyway, add --force "REASON"`,
  );
}
