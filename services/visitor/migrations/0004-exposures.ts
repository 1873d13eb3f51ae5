import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Visitors who have seen a variant of an experiment, and when they reached the experiment's goal. */
export const exposures: Migration = {
  name: "0004-exposures",
  async up(transaction) {
    await sql`create table visitor_exposures (
      dealer_id text not null,
      experiment text not null,
      visitor_hash text not null,
      variant text not null,
      exposed_at bigint not null,
      converted_at bigint,
      is_mixed integer not null,
      primary key (dealer_id, experiment, visitor_hash)
    )`.execute(transaction);
    await sql`create index visitor_exposures_by_visitor
      on visitor_exposures (dealer_id, visitor_hash)`.execute(transaction);
    await sql`create index visitor_exposures_by_time
      on visitor_exposures (exposed_at)`.execute(transaction);
  },
};
