import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Keys of the vault, its access log, resumes, staff and rate limits. */
export const resumes: Migration = {
  name: "0001-resumes",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table company_vault_keys (
    record_id text primary key,
    kind text not null,
    key_version text not null,
    wrapped_key text,
    created_at text not null,
    retain_until text not null,
    disposed_at text
  )`,
  "create index company_vault_keys_by_end on company_vault_keys (retain_until)",
  "create index company_vault_keys_by_version on company_vault_keys (key_version, record_id)",
  `create table company_vault_secrets (
    name text primary key,
    key_version text not null,
    wrapped text not null
  )`,
  `create table company_vault_log (
    seq bigint primary key,
    at text not null,
    actor text not null,
    action text not null,
    record_id text not null,
    reason text not null,
    hash text not null
  )`,
  `create table company_vault_log_head (
    id integer primary key,
    seq bigint not null,
    hash text not null,
    mac text not null
  )`,
  `create table company_resumes (
    id text primary key,
    number text not null unique,
    dealer_id text not null,
    store_id text,
    format text not null,
    size integer not null,
    received_at text not null,
    is_sent integer not null,
    content text not null
  )`,
  "create index company_resumes_by_time on company_resumes (received_at)",
  `create table company_staff (
    name text primary key,
    secret text not null,
    last_counter bigint not null,
    failures integer not null,
    locked_until text,
    enrolled_at text not null
  )`,
  `create table company_pace (
    id text primary key,
    reached bigint not null
  )`,
];
