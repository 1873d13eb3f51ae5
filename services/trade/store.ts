import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import { tradeMigrations } from "./migrations/list.ts";
import type { TradeTables } from "./store/tables.ts";

/** Creates or updates the tables; safe from several replicas at once. */
export async function migrateTrade(database: Database<TradeTables>): Promise<void> {
  await migrate(database, "trade", tradeMigrations);
}
