import { type QueryExecutorProvider, sql } from "kysely";
import { idempotencyTable } from "./table.ts";

/** Nobody repeats a request after so many days. */
const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Forgets answers that were given more than 30 days before `now`: from then on their keys are new ones.
 * At most `most` at a time, so that no write waits for long; says how many it were.
 */
export async function deleteExpiredResults(
  query: QueryExecutorProvider,
  area: string,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const table = sql.table(idempotencyTable(area));
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const { numAffectedRows } = await sql`delete from ${table} where id in
    (select id from ${table} where created_at < ${oldest} order by created_at limit ${most})`.execute(
    query,
  );
  return Number(numAffectedRows ?? 0);
}
