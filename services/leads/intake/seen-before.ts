import { type Kysely, sql } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

const FORGOTTEN_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether the same inquiry came within the last 30 days; from now on it did. */
export async function seenBefore(
  query: Kysely<LeadsTables>,
  id: string,
  now: Date,
): Promise<boolean> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_MS).toISOString();
  const { rows } = await sql`
    insert into leads_seen (id, seen_at) values (${id}, ${now.toISOString()})
    on conflict (id) do update set seen_at = excluded.seen_at
      where leads_seen.seen_at < ${forgotten}
    returning id`.execute(query);
  return rows.length === 0;
}
