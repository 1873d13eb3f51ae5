import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Forms that were rejected without JavaScript, sealed, until their page has shown them. */
export const returnedForms: Migration = {
  name: "0002-returned-forms",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table financing_returned_forms (
    id text primary key,
    dealer_id text not null,
    token_hash text not null unique,
    content text not null,
    expires_at text not null
  )`,
  "create index financing_returned_forms_by_end on financing_returned_forms (expires_at)",
];
