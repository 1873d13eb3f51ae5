import { type Kysely, sql } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

const FORGOTTEN_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether the same inquiry came within the last 30 days; from now on it did. */
export async function seenBefore(
  query: Kysely<LeadsTables>,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into leads_seen (id, seen_at) values (${id}, ${now.toISOString()})
    on conflict (id) do update set seen_at = excluded.seen_at
      where leads_seen.seen_at < ${oldestOf(now)}
    returning id`.execute(query);
  return rows.length === 0;
}

/** Forgets inquiries that came more than 30 days ago, `most` at a time; says how many. */
export async function forgetSeen(
  query: Kysely<LeadsTables>,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom("leads_seen")
    .where("id", "in", (rows) =>
      rows.selectFrom("leads_seen").select("id").where("seen_at", "<", oldestOf(now)).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function oldestOf(now: Date): string {
  return new Date(now.getTime() - FORGOTTEN_MS).toISOString();
}
