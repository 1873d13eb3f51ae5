import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Visits, the claims of visits on the shop's people, and the notifications about visits. */
export const visits: Migration = {
  name: "0001-visits",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table service_visits (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    token_hash text not null unique,
    number text unique,
    status text not null,
    content text not null,
    moves integer not null,
    day text,
    starts_at text,
    ends_at text,
    booked_at text,
    expires_at text not null
  )`,
  "create index service_visits_day on service_visits (dealer_id, store_id, day)",
  "create index service_visits_expiry on service_visits (expires_at)",
  // The key is the second guard against double bookings; the first is the lock of the day.
  `create table service_claims (
    dealer_id text not null,
    store_id text not null,
    day text not null,
    resource text not null,
    slot integer not null,
    minutes integer not null,
    visit_id text not null,
    held_until bigint,
    primary key (dealer_id, store_id, day, resource, slot)
  )`,
  "create index service_claims_visit on service_claims (visit_id)",
  `create table service_days (
    dealer_id text not null,
    store_id text not null,
    day text not null,
    version bigint not null,
    primary key (dealer_id, store_id, day)
  )`,
  `create table service_closures (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    day text not null,
    resource text,
    from_minutes integer not null,
    to_minutes integer not null
  )`,
  "create index service_closures_day on service_closures (dealer_id, store_id, day)",
  `create table service_returned_forms (
    visit_id text primary key,
    expires_at text not null,
    content text not null
  )`,
  `create table service_visit_news (
    id text primary key,
    visit_id text not null,
    content text not null,
    state text not null,
    owner text,
    due_at text not null,
    attempts integer not null,
    last_error text
  )`,
  "create index service_visit_news_due on service_visit_news (state, due_at)",
  "create table service_pace (id text primary key, reached bigint not null)",
];
