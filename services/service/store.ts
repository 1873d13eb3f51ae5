import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import { serviceMigrations } from "./migrations/list.ts";
import type { ServiceTables } from "./store/tables.ts";

/** Creates or updates the tables; safe from several replicas at once. */
export async function migrateService(database: Database<ServiceTables>): Promise<void> {
  await migrate(database, "service", serviceMigrations);
}
