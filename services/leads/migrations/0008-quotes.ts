import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Quotes, each with the lead that requested it. */
export const quotes: Migration = {
  name: "0008-quotes",
  async up(transaction) {
    await sql`create table leads_quotes (
      lead_id text primary key references leads_leads (id),
      dealer_id text not null,
      quote_number text not null,
      held_until text not null,
      quote text not null,
      copied_at text,
      unique (dealer_id, quote_number)
    )`.execute(transaction);
    await sql`create index leads_quotes_by_day on leads_quotes (held_until)`.execute(transaction);
  },
};
