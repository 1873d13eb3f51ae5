import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Texts that sellers typed about their cars. */
export const carForms: Migration = {
  name: "0002-car-forms",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table trade_car_forms (
    token_hash text primary key,
    dealer_id text not null,
    store_id text not null,
    fields text not null,
    lookup text not null,
    expires_at text not null
  )`,
  "create index trade_car_forms_by_end on trade_car_forms (expires_at)",
];
