import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Visitors' answers about how they buy; and an index that finds old answers to writes by their time. */
export const terms: Migration = {
  name: "0003-terms",
  async up(transaction) {
    await sql`create table visitor_terms (
      dealer_id text not null,
      id_hash text not null,
      terms text not null,
      expires_at bigint not null,
      primary key (dealer_id, id_hash)
    )`.execute(transaction);
    await sql`create index visitor_terms_by_end
      on visitor_terms (expires_at)`.execute(transaction);
    await sql`create index visitor_idempotency_by_time
      on visitor_idempotency (created_at)`.execute(transaction);
  },
};
