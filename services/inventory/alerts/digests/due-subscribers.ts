import type { Database } from "@forecourt/service-kit/db";
import type { SubscriberRow, WatchRow } from "../../store/alert-tables.ts";
import type { InventoryTables } from "../../store/tables.ts";

/** A subscriber whose digest is due, with their confirmed watches. */
export interface DueSubscriber {
  subscriber: SubscriberRow & { due_at: string };
  watches: readonly WatchRow[];
  /** VINs that were already reported, by the id of the watch. */
  told: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A dealer's subscribers whose digest is due, the longest waiting first. */
export async function dueSubscribers(
  { query }: Database<InventoryTables>,
  { dealerId, now, most }: { dealerId: string; now: Date; most: number },
): Promise<DueSubscriber[]> {
  const subscribers = await query
    .selectFrom("inventory_alert_subscribers")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .orderBy("id")
    .limit(most)
    .$narrowType<{ due_at: string }>()
    .execute();
  if (subscribers.length === 0) return [];
  const watches = await query
    .selectFrom("inventory_alert_watches")
    .selectAll()
    .where(
      "subscriber_id",
      "in",
      subscribers.map(({ id }) => id),
    )
    .where("confirmed_at", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const told = await toldOf({ query }, watches);
  const bySubscriber = Map.groupBy(watches, ({ subscriber_id: id }) => id);
  return subscribers.map((subscriber) => ({
    subscriber,
    watches: bySubscriber.get(subscriber.id) ?? [],
    told,
  }));
}

async function toldOf(
  { query }: Pick<Database<InventoryTables>, "query">,
  watches: readonly WatchRow[],
): Promise<Map<string, Set<string>>> {
  if (watches.length === 0) return new Map();
  const rows = await query
    .selectFrom("inventory_alert_told")
    .selectAll()
    .where(
      "watch_id",
      "in",
      watches.map(({ id }) => id),
    )
    .execute();
  const byWatch = Map.groupBy(rows, ({ watch_id: id }) => id);
  return new Map([...byWatch].map(([id, told]) => [id, new Set(told.map(({ vin }) => vin))]));
}

/** The dealers with due subscribers. */
export async function dueDealers(
  { query }: Database<InventoryTables>,
  now: Date,
): Promise<string[]> {
  const rows = await query
    .selectFrom("inventory_alert_subscribers")
    .select("dealer_id")
    .distinct()
    .where("due_at", "<=", now.toISOString())
    .execute();
  return rows.map(({ dealer_id: id }) => id);
}

/** The lowest change number at which a watch of the dealer began. */
export async function oldestBase(
  { query }: Database<InventoryTables>,
  dealerId: string,
): Promise<number> {
  const row = await query
    .selectFrom("inventory_alert_watches as w")
    .innerJoin("inventory_alert_subscribers as s", "s.id", "w.subscriber_id")
    .select(({ fn }) => fn.min("w.base_seq").as("base"))
    .where("s.dealer_id", "=", dealerId)
    .executeTakeFirst();
  return row?.base ?? 0;
}
