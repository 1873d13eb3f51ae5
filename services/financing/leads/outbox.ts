import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { ApplicationRow, FinancingTables } from "../store/tables.ts";

/** How long a worker has a claimed lead; another one takes it after that. */
const LEASE_MS = 60_000;

const MAX_RETRY_MS = 30 * 60 * 1000;

/** Claims up to `most` due leads for `owner`: no other worker gets them before the lease ends. */
export async function claimLeads(
  { query, engine }: Database<FinancingTables>,
  { owner, most, now }: { owner: string; most: number; now: Date },
): Promise<ApplicationRow[]> {
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  const skipLocked = engine === "postgres" ? sql`for update skip locked` : sql``;
  const { rows } = await sql<{ application_id: string }>`
    update financing_outbox
    set state = 'sending', owner = ${owner}, due_at = ${lease}, attempts = attempts + 1
    where application_id in (
      select application_id from financing_outbox
      where state in ('queued', 'sending') and due_at <= ${now.toISOString()}
      order by due_at limit ${most} ${skipLocked}
    )
    returning application_id`.execute(query);
  if (rows.length === 0) return [];
  const ids = rows.map(({ application_id: id }) => id);
  return query.selectFrom("financing_applications").selectAll().where("id", "in", ids).execute();
}

/** Records that the leads service has stored a lead, with the token of its inquiry. */
export async function markSent(
  { query }: Database<FinancingTables>,
  applicationId: string,
  leadToken: string,
): Promise<void> {
  await query
    .updateTable("financing_outbox")
    .set({ state: "sent", owner: null, last_error: null, lead_token: leadToken })
    .where("application_id", "=", applicationId)
    .execute();
}

/** Queues a lead again, later with each failure, and never gives up. */
export async function markFailed(
  { query }: Database<FinancingTables>,
  {
    applicationId,
    owner,
    code,
    now,
  }: { applicationId: string; owner: string; code: string; now: Date },
): Promise<void> {
  const row = await query
    .selectFrom("financing_outbox")
    .select("attempts")
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  const waitMs = Math.min(MAX_RETRY_MS, 1_000 * 2 ** Math.min(row.attempts, 20));
  await query
    .updateTable("financing_outbox")
    .set({
      state: "queued",
      owner: null,
      last_error: code,
      due_at: new Date(now.getTime() + waitMs).toISOString(),
    })
    .where("application_id", "=", applicationId)
    .where("owner", "=", owner)
    .execute();
}
