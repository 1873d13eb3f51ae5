import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Drop-offs that were moved or canceled, and the mails about them. */
export const dropOffs: Migration = {
  name: "0005-drop-offs",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  "alter table trade_outbox add column lead_token text",
  `create table trade_drop_offs (
    kept_id text primary key,
    sequence integer not null,
    starts_at text
  )`,
  `create table trade_notices (
    id text primary key,
    kept_id text not null,
    sequence integer not null,
    starts_at text,
    before text,
    link_token text,
    state text not null,
    owner text,
    due_at text not null,
    attempts integer not null,
    last_error text
  )`,
  "create index trade_notices_due on trade_notices (state, due_at)",
];
