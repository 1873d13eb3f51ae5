import { existsSync } from "node:fs";
import path from "node:path";
import type { Env } from "@forecourt/service-kit/config";
import { openDatabase } from "@forecourt/service-kit/db";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { tradeConfig } from "../config.ts";
import type { Deps } from "../deps.ts";
import type { TradeTables } from "../store/tables.ts";
import { migrateTrade } from "../store.ts";

/** Dependencies of the appraiser's commands. */
export type DeskDeps = Pick<Deps, "database" | "dealers" | "now" | "signingSecret">;

/**
 * The database of a site and its dealers, for a command beside it. Creates no database. Mails are sent by the site.
 * @throws Error when there is none
 */
export async function openForDesk(env: Env): Promise<DeskDeps> {
  const { database: location, dealersDir, signingSecret } = tradeConfig(env);
  if ("file" in location && !existsSync(location.file)) {
    throw new Error(`no trade database at ${path.resolve(location.file)}: check DATA_DIR`);
  }
  const loaded = await loadDealers(dealersDir);
  const database = openDatabase<TradeTables>(location);
  await migrateTrade(database);
  return { database, dealers: { current: () => loaded }, now: () => new Date(), signingSecret };
}
