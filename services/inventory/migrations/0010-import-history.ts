import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/**
 * Held imports, and the vehicles that the last import of a store has replaced, so that it can be undone.
 * `inventory_replaced` and `inventory_removed` have the columns of `inventory_vehicles`: a migration that adds a column
 * adds it to all three tables.
 */
export const importHistory: Migration = {
  name: "0010-import-history",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `alter table inventory_imports add column outcome text not null default 'applied'
    check (outcome in ('applied', 'held'))`,
  `alter table inventory_imports add column oddities text not null default '[]'`,
  `alter table inventory_imports add column reason text`,
  `alter table inventory_imports add column first_seq bigint`,
  `alter table inventory_imports add column last_seq bigint`,
  `alter table inventory_imports add column undone_at text`,
  `create table inventory_replaced as select * from inventory_vehicles where 1 = 0`,
  `create index inventory_replaced_by_store on inventory_replaced (dealer_id, store_id)`,
  `create table inventory_removed as select * from inventory_vehicles where 1 = 0`,
  `create index inventory_removed_by_change on inventory_removed (change_seq)`,
];
