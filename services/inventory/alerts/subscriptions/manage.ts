import type { Kysely } from "kysely";
import type { SubscriberRow, WatchRow } from "../../store/alert-tables.ts";
import type { InventoryTables } from "../../store/tables.ts";
import { queueMail } from "../mails/queue-mail.ts";
import { tokenHash } from "../secrets.ts";

type Query = Kysely<InventoryTables>;

interface Holder {
  dealerId: string;
  token: string;
}

/** The subscriber with this token in their mails; null = they have unsubscribed. */
export async function subscriberByToken(
  query: Query,
  { dealerId, token }: Holder,
): Promise<SubscriberRow | null> {
  const row = await query
    .selectFrom("inventory_alert_subscribers")
    .selectAll()
    .where("token_hash", "=", tokenHash(token))
    .where("dealer_id", "=", dealerId)
    .executeTakeFirst();
  return row ?? null;
}

/** The watches of a subscriber, the oldest first. */
export function watchesOf(query: Query, subscriberId: string): Promise<WatchRow[]> {
  return query
    .selectFrom("inventory_alert_watches")
    .selectAll()
    .where("subscriber_id", "=", subscriberId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Confirms all watches. The next digest compares all cars, because the new watches began before the last one. */
export async function confirmWatches(
  query: Query,
  { id, confirmed_at: confirmedAt, due_at: dueAt }: SubscriberRow,
  { now, firstDigestAt }: { now: Date; firstDigestAt: Date },
): Promise<void> {
  const at = now.toISOString();
  const { numUpdatedRows } = await query
    .updateTable("inventory_alert_watches")
    .set({ confirmed_at: at })
    .where("subscriber_id", "=", id)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await query
    .updateTable("inventory_alert_subscribers")
    .set({
      confirmed_at: confirmedAt ?? at,
      due_at: dueAt ?? firstDigestAt.toISOString(),
      seen_seq: null,
    })
    .where("id", "=", id)
    .execute();
}

/** Ends one watch; with the last one, the subscriber is deleted. */
export async function endWatch(
  query: Query,
  subscriber: SubscriberRow,
  { watchId, now }: { watchId: string; now: Date },
): Promise<void> {
  await query
    .deleteFrom("inventory_alert_watches")
    .where("id", "=", watchId)
    .where("subscriber_id", "=", subscriber.id)
    .execute();
  if ((await watchesOf(query, subscriber.id)).length === 0) await leave(query, subscriber, now);
}

/** Deletes a subscriber with all their data, and queues the request that the leads service does the same. */
export async function leave(
  query: Query,
  subscriber: Pick<SubscriberRow, "id" | "dealer_id" | "store_id">,
  now: Date,
): Promise<void> {
  const { numDeletedRows } = await query
    .deleteFrom("inventory_alert_subscribers")
    .where("id", "=", subscriber.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await query
    .deleteFrom("inventory_alert_mails")
    .where("subscriber_id", "=", subscriber.id)
    .execute();
  await queueMail(query, subscriber, { kind: "withdrawal" }, { now });
}
