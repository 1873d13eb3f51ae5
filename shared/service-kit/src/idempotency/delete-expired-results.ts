import { type QueryExecutorProvider, sql } from "kysely";
import { idempotencyTable } from "./table.ts";

/** Days after which a request is not repeated any more. */
const RETENTION_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes results that are older than 30 days, at most `most` at a time to keep other writes fast.
 * Returns how many were deleted.
 */
export async function deleteExpiredResults(
  query: QueryExecutorProvider,
  area: string,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const table = sql.table(idempotencyTable(area));
  const oldest = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  const { numAffectedRows } = await sql`delete from ${table} where id in
    (select id from ${table} where created_at < ${oldest} order by created_at limit ${most})`.execute(
    query,
  );
  return Number(numAffectedRows ?? 0);
}
