import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Rate limits, digests of earlier inquiries, and test drives. */
export const limitsAndTestDrives: Migration = {
  name: "0002-limits-and-test-drives",
  async up(transaction) {
    await sql`create table leads_pace (id text primary key, reached bigint not null)`.execute(
      transaction,
    );
    await sql`create table leads_seen (id text primary key, seen_at text not null)`.execute(
      transaction,
    );
    await sql`create table leads_test_drives (
      dealer_id text not null,
      vin text not null,
      starts_at text not null,
      store_id text not null,
      lead_id text not null references leads_leads (id),
      primary key (dealer_id, vin, starts_at)
    )`.execute(transaction);
    await sql`create index leads_outbox_held on leads_outbox (created_at)
      where state = 'held'`.execute(transaction);
  },
};
