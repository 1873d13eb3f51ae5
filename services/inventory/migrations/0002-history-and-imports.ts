import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/**
 * `inventory_change_counter` holds the highest change number in one row. A transaction that changes
 * vehicles locks this row until commit. Change numbers therefore become visible in order, and a reader of
 * "all after N" misses none.
 */
export const historyAndImports: Migration = {
  name: "0002-history-and-imports",
  async up(transaction) {
    await sql`create table inventory_price_history (
      dealer_id text not null,
      store_id text not null,
      vin text not null,
      change_seq bigint not null,
      date text not null,
      price integer,
      primary key (dealer_id, store_id, vin, change_seq)
    )`.execute(transaction);
    await sql`create table inventory_imports (
      id text primary key,
      dealer_id text not null,
      store_id text not null,
      snapshot text not null,
      file_name text not null,
      file_digest text not null,
      mapping text not null,
      counts text not null,
      forced integer not null,
      finished_at text not null
    )`.execute(transaction);
    await sql`create index inventory_imports_by_store
      on inventory_imports (dealer_id, store_id, finished_at)`.execute(transaction);
    await sql`create table inventory_change_counter (
      id integer primary key check (id = 1),
      value bigint not null
    )`.execute(transaction);
    await sql`insert into inventory_change_counter (id, value) values (1, 0)`.execute(transaction);
  },
};
