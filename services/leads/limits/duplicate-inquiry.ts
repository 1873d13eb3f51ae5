import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { type Kysely, sql } from "kysely";
import type { NewLead } from "../store/insert-lead.ts";
import type { LeadsTables } from "../store/tables.ts";
import { type DigestKey, keyedDigest } from "./keyed-digest.ts";

const DUPLICATE_WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether the ADF status is "resend": by visitor or by inquiry, as the dealer configured it. */
export async function recordAndDetectResend(
  query: Kysely<LeadsTables>,
  { visitor, signingContext }: { visitor: Visitor; signingContext: DigestKey },
  { dealerId, storeId, form, payload }: NewLead,
  { leads }: DealerConfig,
): Promise<boolean> {
  if (leads.status === "first-visit") return visitor.isLead;
  const id = keyedDigest(signingContext.secret, "inquiry", [dealerId, storeId, form, payload]);
  return recordInquiry(query, id, signingContext.now);
}

/** Records an inquiry; true = an equal inquiry was recorded within the last 30 days. */
export async function recordInquiry(
  query: Kysely<LeadsTables>,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into leads_seen (id, seen_at) values (${id}, ${now.toISOString()})
    on conflict (id) do update set seen_at = excluded.seen_at
      where leads_seen.seen_at < ${windowStart(now)}
    returning id`.execute(query);
  return rows.length === 0;
}

/** Deletes up to `most` records that are older than 30 days; returns how many. */
export async function deleteOldInquiries(
  query: Kysely<LeadsTables>,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom("leads_seen")
    .where("id", "in", (rows) =>
      rows
        .selectFrom("leads_seen")
        .select("id")
        .where("seen_at", "<", windowStart(now))
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function windowStart(now: Date): string {
  return new Date(now.getTime() - DUPLICATE_WINDOW_MS).toISOString();
}
