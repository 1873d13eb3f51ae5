import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Mails that remind sellers of a kept offer before it ends. */
export const reminders: Migration = {
  name: "0010-reminders",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table trade_reminders (
    kept_id text primary key,
    state text not null,
    owner text,
    due_at text not null,
    attempts integer not null,
    last_error text
  )`,
  "create index trade_reminders_due on trade_reminders (state, due_at)",
];
