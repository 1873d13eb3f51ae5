import type { Kysely } from "kysely";
import type { InventoryTables } from "../../store/tables.ts";
import type { AlertDeps } from "../alert-deps.ts";
import { queueMail } from "../mails/queue-mail.ts";
import type { Digest } from "./write-digest.ts";

/** A subscriber's digest with when the next one is due. */
export interface CommittedDigest extends Digest {
  /** The change number that it was made at; null = the next one looks at everything again. */
  seq: number | null;
  nextAt: Date;
}

/**
 * Records what is told and queues the mails, all in one transaction. A subscriber whose digest another replica has
 * written, or who has left meanwhile, is passed over: the row with the expected `due_at` is gone.
 */
export async function commitDigests(
  { database, now, onQueued }: Pick<AlertDeps, "database" | "now" | "onQueued">,
  digests: readonly CommittedDigest[],
): Promise<void> {
  if (digests.length === 0) return;
  // In one order on every replica, so that two transactions do not wait for each other.
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

/** False = it is not this digest's turn any more. */
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
  { subscriber, news, states, told }: CommittedDigest,
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
  if (news.length === 0) return;
  await queueMail(query, subscriber, { kind: "digest", news: [...news] }, { now });
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
