import { type Kysely, sql } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A leaky bucket: a burst of `maxPerHour`, then as many an hour. `id` contains no personal data. */
export interface RateLimit {
  id: string;
  maxPerHour: number;
}

/**
 * Counts one more event and returns when it may happen: now while the limit is not reached, after that evenly spaced.
 * Never refuses. Exact on any number of replicas.
 */
export async function reserveSlot(
  query: Kysely<LeadsTables>,
  { id, maxPerHour }: RateLimit,
  now: Date,
): Promise<Date> {
  const time = now.getTime();
  const step = intervalOf(maxPerHour);
  const { rows } = await sql<{ reached: number }>`
    insert into leads_pace (id, reached) values (${id}, ${time + step})
    on conflict (id) do update set reached = ${nextFree(time)} + ${step}
    returning reached`.execute(query);
  return new Date(Math.max(time, (rows[0]?.reached ?? 0) - HOUR_MS));
}

/**
 * Counts one more event and returns when it may happen, as `reserveSlot`, unless that is more than `maxWaitMs` away:
 * then it counts nothing and returns null.
 */
export async function reserveSlotWithin(
  query: Kysely<LeadsTables>,
  { id, maxPerHour }: RateLimit,
  { now, maxWaitMs }: { now: Date; maxWaitMs: number },
): Promise<Date | null> {
  const time = now.getTime();
  const step = intervalOf(maxPerHour);
  const { rows } = await sql<{ reached: number }>`
    insert into leads_pace (id, reached) values (${id}, ${time + step})
    on conflict (id) do update set reached = ${nextFree(time)} + ${step}
      where ${nextFree(time)} + ${step} <= ${time + HOUR_MS + maxWaitMs}
    returning reached`.execute(query);
  const [row] = rows;
  return row === undefined ? null : new Date(Math.max(time, row.reached - HOUR_MS));
}

/**
 * Counts one more event if the limit allows it, and returns null; else counts nothing and returns after how many
 * milliseconds the next event is allowed. Exact on any number of replicas.
 */
export async function consumeOrWait(
  query: Kysely<LeadsTables>,
  { id, maxPerHour }: RateLimit,
  now: Date,
): Promise<number | null> {
  const time = now.getTime();
  const step = intervalOf(maxPerHour);
  const { rows } = await sql`
    insert into leads_pace (id, reached) values (${id}, ${time + step})
    on conflict (id) do update set reached = ${nextFree(time)} + ${step}
      where ${nextFree(time)} + ${step} <= ${time + HOUR_MS}
    returning reached`.execute(query);
  if (rows.length > 0) return null;
  const { reached } = await query
    .selectFrom("leads_pace")
    .select("reached")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return Math.max(1, reached + step - HOUR_MS - time);
}

/**
 * Deletes up to `most` limits that have been idle for an hour, which tolerates replicas whose clocks differ; returns
 * how many. A deleted limit counts like a new limit.
 */
export async function deleteIdleRateLimits(
  query: Kysely<LeadsTables>,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const idle = now.getTime() - HOUR_MS;
  const { numDeletedRows } = await query
    .deleteFrom("leads_pace")
    .where("id", "in", (rows) =>
      rows.selectFrom("leads_pace").select("id").where("reached", "<", idle).limit(most),
    )
    // Checked again: another transaction may have counted while this one waited for its lock.
    .where("reached", "<", idle)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function intervalOf(maxPerHour: number): number {
  return Math.floor(HOUR_MS / maxPerHour);
}

/** When the bucket is empty, or now. */
function nextFree(time: number) {
  return sql`case when leads_pace.reached > ${time} then leads_pace.reached else ${time} end`;
}
