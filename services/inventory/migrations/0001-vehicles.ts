import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/**
 * Dates are texts (`2026-11-20`), money is integer cents, lists are JSON texts: the same on both
 * engines, and read back as they were written.
 */
export const vehicles: Migration = {
  name: "0001-vehicles",
  async up(transaction) {
    await sql`create table inventory_vehicles (
      dealer_id text not null,
      store_id text not null,
      vin text not null,
      stock_number text,
      status text not null check (status in ('live', 'sold')),
      condition text not null check (condition in ('used', 'new', 'certified')),
      year integer not null,
      make text not null,
      make_slug text not null,
      model text not null,
      model_slug text not null,
      trim text,
      body_style text,
      mileage integer,
      price integer,
      price_before integer,
      exterior_color text,
      exterior_hex text,
      interior_color text,
      fuel_type text,
      drivetrain text,
      transmission text,
      engine text,
      doors integer,
      city_mpg integer,
      highway_mpg integer,
      features text not null,
      images text not null,
      decoded text not null,
      first_seen text not null,
      sold_on text,
      change_seq bigint not null,
      primary key (dealer_id, store_id, vin)
    )`.execute(transaction);
    await sql`create unique index inventory_vehicles_by_change on inventory_vehicles (change_seq)`.execute(
      transaction,
    );
    await sql`create index inventory_vehicles_by_vin on inventory_vehicles (dealer_id, vin)`.execute(
      transaction,
    );
  },
};
