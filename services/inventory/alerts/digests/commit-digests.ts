import type { Kysely } from "kysely";
import type { InventoryTables } from "../../store/tables.ts";
import type { AlertDeps } from "../alert-deps.ts";
import { queueMail } from "../mails/queue-mail.ts";
import type { Digest } from "./write-digest.ts";

/** A subscriber's digest, with the time of the next digest. */
export interface CommittedDigest extends Digest {
  /** The change number that it covers; null = the next digest compares all cars again. */
  seq: number | null;
  nextAt: Date;
}

/**
 * Records the reported states and queues the mails in one transaction. Skips a subscriber whose digest another replica
 * has written, or who has unsubscribed in the meantime: no row has the expected `due_at`.
 */
export async function commitDigests(
  { database, now, onQueued }: Pick<AlertDeps, "database" | "now" | "onQueued">,
  digests: readonly CommittedDigest[],
): Promise<void> {
  if (digests.length === 0) return;
  // The same order on every replica prevents deadlocks.
  const inOrder = digests.toSorted((one, other) =>
    one.subscriber.id < other.subscriber.id ? -1 : 1,
  );
  await database.query.transaction().execute(async (transaction) => {
    for (const digest of inOrder) {
      if (await takeTurn(transaction, digest)) await recordDigest(transaction, digest, now());
    }
  });
  onQueued();
}

/** Claims the digest by moving `due_at`. False = another replica has written it, or the subscriber is deleted. */
async function takeTurn(
  query: Kysely<InventoryTables>,
  { subscriber, seq, nextAt }: CommittedDigest,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("inventory_alert_subscribers")
    .set({ due_at: nextAt.toISOString(), seen_seq: seq })
    .where("id", "=", subscriber.id)
    .where("due_at", "=", subscriber.due_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function recordDigest(
  query: Kysely<InventoryTables>,
  { subscriber, items, states, told }: CommittedDigest,
  now: Date,
): Promise<void> {
  for (const { watchId, told: state } of states) {
    await query
      .updateTable("inventory_alert_watches")
      .set(state)
      .where("id", "=", watchId)
      .execute();
  }
  for (const { watchId, vin } of told) await recordTold(query, watchId, vin);
  if (items.length === 0) return;
  await queueMail(query, subscriber, { kind: "digest", news: [...items] }, { now });
}

/** A watch that was ended meanwhile has nothing to remember. */
async function recordTold(
  query: Kysely<InventoryTables>,
  watchId: string,
  vin: string,
): Promise<void> {
  await query
    .insertInto("inventory_alert_told")
    .columns(["watch_id", "vin"])
    .expression((from) =>
      from
        .selectFrom("inventory_alert_watches")
        .select(["id", ({ val }) => val(vin).as("vin")])
        .where("id", "=", watchId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
