import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The state of each configured feed, who fetches it now, and the mails about it that wait for the leads service. */
export const feeds: Migration = {
  name: "0012-feeds",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table inventory_feeds (
    dealer_id text not null,
    store_id text not null,
    since text not null,
    tried_at text,
    failures integer not null default 0,
    trouble text,
    received_at text,
    good_at text,
    state text not null default 'waiting' check (state in ('waiting', 'good', 'held', 'refused')),
    detail text not null default '',
    file text,
    stamp text,
    notified_of text check (notified_of in ('held', 'refused', 'silent')),
    primary key (dealer_id, store_id)
  )`,
  `create table inventory_feed_locks (
    dealer_id text primary key,
    owner text not null,
    until text not null
  )`,
  `create table inventory_feed_mails (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    content text not null,
    created_at text not null,
    state text not null check (state in ('queued', 'sending', 'sent')),
    owner text,
    due_at text not null,
    attempts integer not null,
    last_error text
  )`,
  `create index inventory_feed_mails_due on inventory_feed_mails (due_at)
    where state in ('queued', 'sending')`,
];
