import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

const tables = ["inventory_vehicles", "inventory_replaced", "inventory_removed"] as const;

/** The dealer's description of a vehicle. */
export const descriptions: Migration = {
  name: "0013-descriptions",
  async up(transaction) {
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} add column description text`.execute(transaction);
    }
  },
};
