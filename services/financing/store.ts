import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";
import { financingMigrations } from "./migrations/list.ts";
import type { FinancingTables } from "./store/tables.ts";

/**
 * Creates or updates the tables; safe from several replicas at once. SQLite overwrites deleted data, so that a
 * destroyed key is not left in the file.
 */
export async function migrateFinancing(database: Database<FinancingTables>): Promise<void> {
  if (database.engine === "sqlite") {
    await sql`pragma secure_delete = on`.execute(database.query);
  }
  await migrate(database, "financing", financingMigrations);
}
