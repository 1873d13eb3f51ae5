import type { TrackedEventBody } from "@forecourt/contracts/tracking/tracking";
import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { EventRow, VisitorTables } from "./tables.ts";

const HOUR_MS = 60 * 60_000;

/** Long enough to compare seasons. */
const RETENTION_DAYS = 90;

interface NewEvent {
  dealerId: string;
  event: TrackedEventBody;
  now: number;
  /** Whether to forward it. */
  isForwarded: boolean;
}

/** Stores an event and queues its forwarding in one transaction; false = it was stored before. */
export async function storeEvent(
  database: Database<VisitorTables>,
  { dealerId, event, now, isForwarded }: NewEvent,
): Promise<boolean> {
  const { fbp = null, fbc = null, user_data, custom_data } = event;
  const key = { dealer_id: dealerId, event_id: event.event_id };
  return database.query.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("visitor_events")
      .values({
        ...key,
        name: event.eventName,
        value_cents: Math.round(event.value * 100),
        happened_at: happenedAt(event.event_time, now),
        received_at: now,
        body: JSON.stringify({ fbp, fbc, user_data, custom_data }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("event_id")
      .executeTakeFirst();
    if (!stored) return false;
    if (isForwarded) {
      const due = { ...key, tries: 0, due_at: now };
      await transaction.insertInto("visitor_forwards").values(due).execute();
    }
    return true;
  });
}

/** The time of the browser, unless its clock is wrong by hours. */
function happenedAt(seconds: number, now: number): number {
  const reported = seconds * 1000;
  return Math.abs(reported - now) > 12 * HOUR_MS ? now : Math.min(reported, now);
}

export type DueEvent = EventRow & { tries: number };

/** Claims events that are due to be forwarded. If this process dies, they are due again at `againAt`. */
export async function claimDue(
  { query, engine }: Database<VisitorTables>,
  { now, againAt, most }: { now: number; againAt: number; most: number },
): Promise<DueEvent[]> {
  const skipping = engine === "postgres" ? sql`for update skip locked` : sql``;
  const { rows: claimed } = await sql<{ dealer_id: string; event_id: string; tries: number }>`
    update visitor_forwards set due_at = ${againAt}, tries = tries + 1
    where (dealer_id, event_id) in (
      select dealer_id, event_id from visitor_forwards
      where due_at <= ${now} order by due_at limit ${most} ${skipping}
    )
    returning dealer_id, event_id, tries`.execute(query);
  const due = claimed.map(async ({ dealer_id, event_id, tries }) => {
    const event = await query
      .selectFrom("visitor_events")
      .selectAll()
      .where("dealer_id", "=", dealer_id)
      .where("event_id", "=", event_id)
      .executeTakeFirstOrThrow();
    return { ...event, tries };
  });
  return Promise.all(due);
}

type EventKey = Pick<EventRow, "dealer_id" | "event_id">;

/** After it was forwarded, or given up. */
export async function deleteForward(
  { query }: Database<VisitorTables>,
  { dealer_id, event_id }: EventKey,
): Promise<void> {
  await query
    .deleteFrom("visitor_forwards")
    .where("dealer_id", "=", dealer_id)
    .where("event_id", "=", event_id)
    .execute();
}

export async function postponeForward(
  { query }: Database<VisitorTables>,
  { dealer_id, event_id }: EventKey,
  dueAt: number,
): Promise<void> {
  await query
    .updateTable("visitor_forwards")
    .set({ due_at: dueAt })
    .where("dealer_id", "=", dealer_id)
    .where("event_id", "=", event_id)
    .execute();
}

export async function deleteOldEvents(
  { query }: Database<VisitorTables>,
  now: number,
): Promise<void> {
  const oldest = now - RETENTION_DAYS * 24 * HOUR_MS;
  await query.deleteFrom("visitor_events").where("received_at", "<", oldest).execute();
}
