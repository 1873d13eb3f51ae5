import type { Migration } from "@forecourt/service-kit/db/migrate";
import { createIdempotencyTable } from "@forecourt/service-kit/idempotency/table";
import { sql } from "kysely";

/** Leads, their mails and idempotency results. Times are ISO texts, which sort correctly. */
export const leads: Migration = {
  name: "0001-leads",
  async up(transaction) {
    await sql`create table leads_leads (
      id text primary key,
      dealer_id text not null,
      store_id text not null,
      form text not null,
      template text,
      received_at text not null,
      payload text not null,
      receipt_number text not null,
      token text not null unique,
      suspicion text not null,
      unique (dealer_id, receipt_number)
    )`.execute(transaction);
    await sql`create table leads_outbox (
      id text primary key,
      lead_id text not null references leads_leads (id),
      dealer_id text not null,
      kind text not null check (kind in ('adf', 'text')),
      recipient text not null,
      subject text not null,
      content text not null,
      message_id text not null unique,
      created_at text not null,
      since text not null,
      state text not null check (state in ('held', 'queued', 'delivering', 'delivered', 'dead')),
      owner text,
      due_at text not null,
      attempts integer not null,
      failures integer not null,
      last_error text,
      delivered_at text
    )`.execute(transaction);
    await sql`create index leads_outbox_by_lead on leads_outbox (lead_id)`.execute(transaction);
    await sql`create index leads_outbox_due on leads_outbox (due_at)
      where state in ('queued', 'delivering')`.execute(transaction);
    await sql`create index leads_outbox_dead on leads_outbox (created_at)
      where state = 'dead'`.execute(transaction);
    await createIdempotencyTable(transaction, "leads");
  },
};
