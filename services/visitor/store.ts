import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import { visitorMigrations } from "./migrations/list.ts";
import type { VisitorTables } from "./store/tables.ts";

/** Makes or updates the visitor's tables; safe from several replicas at once. */
export async function migrateVisitor(database: Database<VisitorTables>): Promise<void> {
  await migrate(database, "visitor", visitorMigrations);
}
