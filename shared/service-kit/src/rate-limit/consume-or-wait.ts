import { type QueryExecutorProvider, sql } from "kysely";

const HOUR_MS = 60 * 60 * 1000;

/** How far the clocks of two replicas may differ. A bucket filled beyond that is of a clock that was set back. */
const CLOCK_TOLERANCE_MS = 60_000;

/** A leaky bucket: a burst of `maxPerHour`, then as many an hour. `id` is a digest. */
export interface RateLimit {
  id: string;
  maxPerHour: number;
}

/**
 * Counts one more if the limit allows it, and returns null; else counts nothing and returns after how
 * many milliseconds the next one is allowed. Exact on any number of replicas.
 * @param table the owner's table with the columns `id` (text, primary key) and `reached` (bigint)
 */
export async function consumeOrWait(
  query: QueryExecutorProvider,
  table: string,
  { limit: { id, maxPerHour }, now }: { limit: RateLimit; now: Date },
): Promise<number | null> {
  const time = now.getTime();
  const step = Math.floor(HOUR_MS / maxPerHour);
  const reached = sql.ref(`${table}.reached`);
  const farthest = time + HOUR_MS + CLOCK_TOLERANCE_MS;
  const nextFree = sql`
    case when ${reached} > ${time} and ${reached} <= ${farthest} then ${reached} else ${time} end`;
  const { rows } = await sql`
    insert into ${sql.table(table)} (id, reached) values (${id}, ${time + step})
    on conflict (id) do update set reached = ${nextFree} + ${step}
      where ${nextFree} + ${step} <= ${time + HOUR_MS}
    returning reached`.execute(query);
  if (rows.length > 0) return null;
  const { rows: stored } = await sql<{ reached: number }>`
    select reached from ${sql.table(table)} where id = ${id}`.execute(query);
  return Math.max(1, (stored[0]?.reached ?? time) + step - HOUR_MS - time);
}

/** Deletes limits that have been idle for an hour. */
export async function deleteIdleLimits(
  query: QueryExecutorProvider,
  table: string,
  now: Date,
): Promise<void> {
  const before = now.getTime() - HOUR_MS;
  await sql`delete from ${sql.table(table)} where reached < ${before}`.execute(query);
}
