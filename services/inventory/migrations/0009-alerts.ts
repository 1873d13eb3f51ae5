import type { Migration } from "@forecourt/service-kit/db/migrate";
import { createIdempotencyTable } from "@forecourt/service-kit/idempotency/table";
import { sql } from "kysely";

/**
 * Shoppers who get mails about cars. `listed_seq` of a vehicle is the change number of its last arrival: it does not
 * rise with a price, so that "new since then" can be told from "changed since then".
 */
export const alerts: Migration = {
  name: "0009-alerts",
  async up(transaction) {
    await sql`alter table inventory_vehicles
      add column listed_seq bigint not null default 0`.execute(transaction);
    await sql`update inventory_vehicles set listed_seq = coalesce((
      select min(h.change_seq) from inventory_price_history h
      where h.dealer_id = inventory_vehicles.dealer_id
        and h.store_id = inventory_vehicles.store_id and h.vin = inventory_vehicles.vin
    ), change_seq)`.execute(transaction);
    for (const statement of [...subscribers, ...mails]) {
      await sql.raw(statement).execute(transaction);
    }
    await createIdempotencyTable(transaction, "inventory");
  },
};

const subscribers = [
  `create table inventory_alert_subscribers (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    address_hash text not null,
    address text not null,
    token_hash text not null unique,
    token text not null,
    created_at text not null,
    confirmed_at text,
    due_at text,
    seen_seq bigint,
    unique (dealer_id, address_hash)
  )`,
  `create index inventory_alert_subscribers_due on inventory_alert_subscribers (due_at)`,
  `create table inventory_alert_watches (
    id text primary key,
    subscriber_id text not null references inventory_alert_subscribers (id) on delete cascade,
    kind text not null check (kind in ('price', 'similar', 'search')),
    subject text not null,
    store_id text,
    created_at text not null,
    confirmed_at text,
    consent_version text not null,
    consent_text text,
    base_seq bigint not null,
    base_day text not null,
    told_total bigint,
    told_status text check (told_status in ('live', 'sold')),
    unique (subscriber_id, kind, subject)
  )`,
  `create index inventory_alert_watches_by_age on inventory_alert_watches (created_at)`,
  `create table inventory_alert_told (
    watch_id text not null references inventory_alert_watches (id) on delete cascade,
    vin text not null,
    primary key (watch_id, vin)
  )`,
];

const mails = [
  `create table inventory_alert_mails (
    id text primary key,
    dealer_id text not null,
    store_id text not null,
    subscriber_id text not null,
    content text not null,
    created_at text not null,
    state text not null check (state in ('queued', 'sending', 'sent')),
    owner text,
    due_at text not null,
    attempts integer not null,
    last_error text
  )`,
  `create index inventory_alert_mails_due on inventory_alert_mails (due_at)
    where state in ('queued', 'sending')`,
  `create index inventory_alert_mails_by_subscriber on inventory_alert_mails (subscriber_id)`,
  `create table inventory_alert_asked (
    dealer_id text not null,
    address_hash text not null,
    asked_at text not null,
    primary key (dealer_id, address_hash)
  )`,
  `create table inventory_alert_pace (id text primary key, reached bigint not null)`,
];
