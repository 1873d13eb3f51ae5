import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The appraiser's actions on kept offers, the links of the mails, and versions of calendar feeds. */
export const appraisalDesk: Migration = {
  name: "0006-appraisal-desk",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table trade_offer_events (
    kept_id text not null,
    position integer not null,
    kind text not null,
    at text not null,
    made_by text not null,
    content text not null,
    primary key (kept_id, position)
  )`,
  "create table trade_offer_links (kept_id text primary key, sealed text not null)",
  `create table trade_sheets (
    kept_id text primary key,
    token_hash text not null unique,
    expires_at text not null
  )`,
  `create table trade_feeds (
    dealer_id text not null,
    store_id text not null,
    version integer not null,
    primary key (dealer_id, store_id)
  )`,
  "alter table trade_notices add column event integer",
];
