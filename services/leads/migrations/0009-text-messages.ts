import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Text messages to shoppers, and the numbers that want none. */
export const textMessages: Migration = {
  name: "0009-text-messages",
  async up(transaction) {
    await sql`create table leads_texts (
      id text primary key,
      lead_id text not null references leads_leads (id),
      dealer_id text not null,
      phone text not null,
      body text not null,
      time_zones text not null,
      created_at text not null,
      expires_at text not null,
      state text not null check (state in ('queued', 'sending', 'sent', 'dead', 'suppressed')),
      due_at text not null,
      failures integer not null,
      last_error text,
      sent_at text
    )`.execute(transaction);
    await sql`create index leads_texts_due on leads_texts (due_at)
      where state in ('queued', 'sending')`.execute(transaction);
    await sql`create index leads_texts_by_lead on leads_texts (lead_id)`.execute(transaction);
    await sql`create table leads_text_opt_outs (
      phone text primary key,
      opted_out_at text not null
    )`.execute(transaction);
  },
};
