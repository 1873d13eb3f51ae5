import { existsSync } from "node:fs";
import path from "node:path";
import type { Env } from "@forecourt/service-kit/config";
import { type Database, openDatabase } from "@forecourt/service-kit/db";
import { tradeConfig } from "../config.ts";
import type { TradeTables } from "../store/tables.ts";
import { migrateTrade } from "../store.ts";

/** The database of a site, for a command beside it. Creates none. @throws Error when there is none */
export async function openTradeDatabase(env: Env): Promise<Database<TradeTables>> {
  const { database: location } = tradeConfig(env);
  if ("file" in location && !existsSync(location.file)) {
    throw new Error(`no trade database at ${path.resolve(location.file)}: check DATA_DIR`);
  }
  const database = openDatabase<TradeTables>(location);
  await migrateTrade(database);
  return database;
}
