import type { Migration } from "@forecourt/service-kit/db/migrate";
import { createIdempotencyTable } from "@forecourt/service-kit/idempotency/table";
import { sql } from "kysely";

/** Keys of the vault, its access log, applications, drafts, leads to send, staff and rate limits. */
export const applications: Migration = {
  name: "0001-applications",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await createIdempotencyTable(transaction, "financing");
  },
};

const statements = [
  `create table financing_vault_keys (
    record_id text primary key,
    kind text not null,
    key_version text not null,
    wrapped_key text,
    created_at text not null,
    retain_until text not null,
    disposed_at text
  )`,
  "create index financing_vault_keys_by_end on financing_vault_keys (retain_until)",
  "create index financing_vault_keys_by_version on financing_vault_keys (key_version, record_id)",
  `create table financing_vault_secrets (
    name text primary key,
    key_version text not null,
    wrapped text not null
  )`,
  `create table financing_vault_log (
    seq bigint primary key,
    at text not null,
    actor text not null,
    action text not null,
    record_id text not null,
    reason text not null,
    hash text not null
  )`,
  `create table financing_vault_log_head (
    id integer primary key,
    seq bigint not null,
    hash text not null,
    mac text not null
  )`,
  `create table financing_applications (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    kind text not null,
    number text not null,
    token_hash text not null unique,
    content text not null,
    ssn_index text,
    outcome text not null,
    received_at text not null,
    viewed_at text,
    answered_at text,
    answer text,
    adverse_reasons text not null,
    unique (dealer_id, number)
  )`,
  `create table financing_same (
    digest text primary key,
    application_id text not null,
    until text not null
  )`,
  "create index financing_same_by_application on financing_same (application_id)",
  "create index financing_applications_by_ssn on financing_applications (ssn_index)",
  "create index financing_applications_by_time on financing_applications (dealer_id, received_at)",
  `create table financing_drafts (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    token_hash text not null unique,
    co_token_hash text unique,
    is_joint integer not null,
    borrower text not null,
    co_borrower text not null,
    revision integer not null,
    expires_at text not null,
    application_id text
  )`,
  "create index financing_drafts_by_end on financing_drafts (expires_at)",
  `create table financing_outbox (
    application_id text primary key,
    state text not null,
    due_at text not null,
    owner text,
    attempts integer not null,
    last_error text
  )`,
  "create index financing_outbox_by_time on financing_outbox (state, due_at)",
  `create table financing_staff (
    name text primary key,
    secret text not null,
    last_counter bigint not null,
    failures integer not null,
    locked_until text,
    enrolled_at text not null
  )`,
  `create table financing_pace (
    id text primary key,
    reached bigint not null
  )`,
];
