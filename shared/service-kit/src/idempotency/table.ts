import { type QueryExecutorProvider, sql } from "kysely";

/** The table of an area's idempotent results: `leads_idempotency`. */
export function idempotencyTable(area: string): string {
  return `${area}_idempotency`;
}

/** Creates the table; for a migration of the area. */
export async function createIdempotencyTable(
  transaction: QueryExecutorProvider,
  area: string,
): Promise<void> {
  await sql`create table ${sql.table(idempotencyTable(area))} (
    id text primary key,
    fingerprint text not null,
    answer text not null,
    created_at text not null
  )`.execute(transaction);
}
