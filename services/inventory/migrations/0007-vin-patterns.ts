import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Indexes by the characters of a VIN that state manufacturer, model and year. */
export const vinPatterns: Migration = {
  name: "0007-vin-patterns",
  async up(transaction) {
    for (const table of ["inventory_vehicles", "inventory_market"]) {
      await sql`create index ${sql.raw(`${table}_by_vin_pattern`)} on ${sql.raw(table)}
        (dealer_id, (substr(vin, 1, 8)), (substr(vin, 10, 1)))`.execute(transaction);
    }
  },
};
