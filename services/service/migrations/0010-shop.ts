import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Links and leads of visits, reminders, calls of the dealer's own system, and versions of calendar feeds. */
export const shop: Migration = {
  name: "0010-shop",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const deliveryColumns = `state text not null,
    owner text,
    due_at text not null,
    attempts integer not null,
    last_error text`;

const statements = [
  "create table service_visit_links (visit_id text primary key, sealed text not null)",
  "create table service_visit_leads (visit_id text primary key, lead_token text not null)",
  `create table service_reminders (
    id text primary key,
    visit_id text not null unique,
    starts_at text not null,
    ${deliveryColumns}
  )`,
  "create index service_reminders_due on service_reminders (state, due_at)",
  `create table service_outside_calls (
    id text primary key,
    visit_id text not null,
    position integer not null,
    content text not null,
    ${deliveryColumns},
    unique (visit_id, position)
  )`,
  "create index service_outside_calls_due on service_outside_calls (state, due_at)",
  `create table service_outside_visits (
    visit_id text primary key,
    outside_id text,
    state text not null,
    confirmed_time text,
    told_waiting integer not null
  )`,
  `create table service_feeds (
    dealer_id text not null,
    store_id text not null,
    adviser_id text not null,
    version integer not null,
    primary key (dealer_id, store_id, adviser_id)
  )`,
];
