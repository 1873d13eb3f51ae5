import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Listings of other sellers, and an index by model. */
export const market: Migration = {
  name: "0003-market",
  async up(transaction) {
    await sql`create table inventory_market (
      dealer_id text not null,
      source text not null,
      line bigint not null,
      vin text,
      year integer not null,
      make text not null,
      make_slug text not null,
      model text not null,
      model_slug text not null,
      trim text,
      mileage integer,
      price integer not null,
      condition text not null check (condition in ('used', 'new', 'certified')),
      seen_on text not null,
      primary key (dealer_id, source, line)
    )`.execute(transaction);
    await sql`create index inventory_market_by_model
      on inventory_market (dealer_id, make_slug, model_slug, year)`.execute(transaction);
    await sql`create table inventory_market_sources (
      dealer_id text not null,
      source text not null,
      seen_on text not null,
      listings integer not null,
      file_name text not null,
      file_digest text not null,
      mapping text not null,
      counts text not null,
      finished_at text not null,
      primary key (dealer_id, source)
    )`.execute(transaction);
    await sql`create index inventory_vehicles_by_model
      on inventory_vehicles (dealer_id, make_slug, model_slug, year)
      where status = 'live'`.execute(transaction);
  },
};
