import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/**
 * Indexes to claim mails of genuine leads first, to skip recipients at their limit, to find the mails of
 * a worker, and to find expired rows by their
 * time.
 */
export const genuineFirst: Migration = {
  name: "0004-genuine-first",
  async up(transaction) {
    await sql`alter table leads_outbox add column suspected integer not null default 0`.execute(
      transaction,
    );
    await sql`update leads_outbox set suspected = 1 where lead_id in
      (select id from leads_leads where suspicion <> '[]')`.execute(transaction);
    await sql`drop index leads_outbox_due`.execute(transaction);
    await sql`create index leads_outbox_due on leads_outbox (suspected, due_at, recipient, owner)
      where state in ('queued', 'delivering')`.execute(transaction);
    await sql`create index leads_outbox_claimed on leads_outbox (owner)
      where state = 'delivering'`.execute(transaction);
    await sql`create index leads_seen_by_time on leads_seen (seen_at)`.execute(transaction);
    await sql`create index leads_idempotency_by_time on leads_idempotency (created_at)`.execute(
      transaction,
    );
  },
};
