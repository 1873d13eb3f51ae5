import type { Kysely } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A delivered or dead-lettered mail of a mailing is kept for questions about it. */
const finishedDays = 14;

/** Longer than any mail is retried. */
const mailingDays = 30;

interface Batch {
  now: Date;
  most: number;
}

/** Deletes up to `most` mails of mailings that were sent or given up; returns how many. */
export async function deleteFinishedMailings(
  query: Kysely<LeadsTables>,
  { now, most }: Batch,
): Promise<number> {
  const before = new Date(now.getTime() - finishedDays * DAY_MS).toISOString();
  const { numDeletedRows } = await query
    .deleteFrom("leads_outbox")
    .where("id", "in", (rows) =>
      rows
        .selectFrom("leads_outbox")
        .select("id")
        .where("mailing", "is not", null)
        .where("state", "in", ["delivered", "dead"])
        .where("created_at", "<", before)
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes up to `most` records of mailings without a recent mail; returns how many. */
export async function deleteIdleMailings(
  query: Kysely<LeadsTables>,
  { now, most }: Batch,
): Promise<number> {
  const before = new Date(now.getTime() - mailingDays * DAY_MS).toISOString();
  const { numDeletedRows } = await query
    .deleteFrom("leads_mailings")
    .where("mailing", "in", (rows) =>
      rows.selectFrom("leads_mailings").select("mailing").where("used_at", "<", before).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
