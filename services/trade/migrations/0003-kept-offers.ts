import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Payoffs, offers that sellers keep with their leads, and forms that were not accepted. */
export const keptOffers: Migration = {
  name: "0003-kept-offers",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  "alter table trade_appraisals add column payoff text",
  `create table trade_kept_offers (
    id text primary key,
    offer_id text not null,
    offer_number text not null,
    kept_at text not null,
    content text not null,
    unique (offer_id, offer_number)
  )`,
  `create table trade_outbox (
    kept_id text primary key,
    state text not null,
    owner text,
    due_at text not null,
    attempts integer not null,
    last_error text,
    link_token text
  )`,
  "create index trade_outbox_due on trade_outbox (state, due_at)",
  `create table trade_returned_forms (
    appraisal_id text primary key,
    expires_at text not null,
    content text not null
  )`,
];
