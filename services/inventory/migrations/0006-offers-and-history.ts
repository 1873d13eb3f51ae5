import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

const columns = [
  "msrp integer",
  "incentives text not null default '[]'",
  "availability text",
  "expected_on text",
  "owners integer",
  "accidents integer",
  "title_status text",
  "prior_use text",
] as const;

/** Facts that a feed states of a new vehicle besides its price, and of a used vehicle's past. */
export const offersAndHistory: Migration = {
  name: "0006-offers-and-history",
  async up(transaction) {
    for (const column of columns) {
      await sql`alter table inventory_vehicles add column ${sql.raw(column)}`.execute(transaction);
    }
  },
};
