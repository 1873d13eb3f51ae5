import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Appraisals, their offers, the rules by which these were made, and rate limits. */
export const appraisals: Migration = {
  name: "0001-appraisals",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table trade_appraisals (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    token_hash text not null unique,
    car text not null,
    answers text not null,
    revision integer not null,
    expires_at text not null,
    has_offer integer not null
  )`,
  "create index trade_appraisals_by_end on trade_appraisals (has_offer, expires_at)",
  `create table trade_rules (
    version text primary key,
    content text not null
  )`,
  `create table trade_offers (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    appraisal_id text not null,
    revision integer not null,
    number text not null,
    made_at text not null,
    made_on text not null,
    valid_until text not null,
    engine_version integer not null,
    rules_version text not null,
    input text not null,
    valuation text,
    outcome text not null,
    result text not null,
    selected_payment text,
    unique (dealer_id, number),
    unique (appraisal_id, revision, made_on)
  )`,
  `create table trade_pace (
    id text primary key,
    reached bigint not null
  )`,
];
