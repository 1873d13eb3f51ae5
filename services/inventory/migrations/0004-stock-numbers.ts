import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Supports case-insensitive lookup of stock numbers. */
export const stockNumbers: Migration = {
  name: "0004-stock-numbers",
  async up(transaction) {
    await sql`create index inventory_vehicles_by_stock_number
      on inventory_vehicles (dealer_id, upper(stock_number))`.execute(transaction);
  },
};
