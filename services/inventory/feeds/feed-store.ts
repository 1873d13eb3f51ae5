import type { Database } from "@forecourt/service-kit/db";
import type { Kysely } from "kysely";
import type { FeedRow } from "../store/feed-tables.ts";
import type { InventoryTables } from "../store/tables.ts";
import { type FeedNotification, queueFeedMail } from "./mails/queue-feed-mail.ts";

export interface Lot {
  dealerId: string;
  storeId: string;
}

type Query = Kysely<InventoryTables>;

/** The state of a store's feed; begins it where the feed is new. */
export async function feedRow(query: Query, lot: Lot, now: Date): Promise<FeedRow> {
  const found = await find(query, lot);
  if (found) return found;
  await query
    .insertInto("inventory_feeds")
    .values({
      dealer_id: lot.dealerId,
      store_id: lot.storeId,
      since: now.toISOString(),
      failures: 0,
      state: "waiting",
      detail: "",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find(query, lot)) ?? feedRow(query, lot, now);
}

async function find(query: Query, { dealerId, storeId }: Lot): Promise<FeedRow | undefined> {
  return query
    .selectFrom("inventory_feeds")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .executeTakeFirst();
}

/** Records that a feed was looked for: `trouble` is why it could not be fetched; null = there was nothing new, or it came. */
export async function recordTry(
  query: Query,
  lot: Lot,
  { now, trouble, failures }: { now: Date; trouble: string | null; failures: number },
): Promise<void> {
  await update(query, lot)
    .set({ tried_at: now.toISOString(), trouble, failures: trouble === null ? 0 : failures + 1 })
    .execute();
}

/** Result of importing a file. */
export interface FileOutcome {
  state: "good" | "held" | "refused";
  /** Why it was held or refused, in sentences, and where it is now. */
  detail: string;
  file: string | null;
  stamp: string | null;
  notification: FeedNotification | null;
}

/**
 * Records the result of a file, and queues a mail to the contact, unless they were notified of the same result already.
 */
export async function recordFile(
  { query }: Database<InventoryTables>,
  lot: Lot,
  { state, detail, file, stamp, notification }: FileOutcome,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await query.transaction().execute(async (transaction) => {
    const row = await feedRow(transaction, lot, now);
    const isNotified = row.notified_of === state && !(await wasReleased(transaction, lot, row));
    await update(transaction, lot)
      .set({
        received_at: at,
        state,
        detail,
        file,
        stamp,
        ...(state === "good" ? { good_at: at, notified_of: null } : { notified_of: state }),
      })
      .execute();
    if (notification !== null && !isNotified)
      await queueFeedMail(transaction, lot, notification, now);
  });
}

/** Whether a feed was imported by command after the last file was held or refused. */
async function wasReleased(
  query: Query,
  { dealerId, storeId }: Lot,
  { received_at: since }: Pick<FeedRow, "received_at">,
): Promise<boolean> {
  const later = await query
    .selectFrom("inventory_imports")
    .select("id")
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .where("outcome", "=", "applied")
    .where("finished_at", ">", since ?? "")
    .executeTakeFirst();
  return later !== undefined;
}

/** Notifies the contact once that no feed has come since `before`. Safe on several replicas. */
export async function notifyOfSilence(
  { query }: Database<InventoryTables>,
  lot: Lot,
  { before, notification, now }: { before: Date; notification: FeedNotification; now: Date },
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await update(transaction, lot)
      .set({ notified_of: "silent" })
      .where((row) => row.fn.coalesce("received_at", "since"), "<", before.toISOString())
      .where((row) => row.or([row("notified_of", "is", null), row("notified_of", "!=", "silent")]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await queueFeedMail(transaction, lot, notification, now);
  });
}

function update(query: Query, { dealerId, storeId }: Lot) {
  return query
    .updateTable("inventory_feeds")
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId);
}
