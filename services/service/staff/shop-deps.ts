import { existsSync } from "node:fs";
import path from "node:path";
import type { Env } from "@forecourt/service-kit/config";
import { openDatabase } from "@forecourt/service-kit/db";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { serviceConfig } from "../config.ts";
import type { Deps } from "../deps.ts";
import { externalSchedulers } from "../external-scheduler/external-schedulers.ts";
import { queueChange } from "../notifications/queue-change.ts";
import type { ServiceTables } from "../store/tables.ts";
import { migrateService } from "../store.ts";

/** Dependencies of the shop's commands. */
export type ShopDeps = Pick<
  Deps,
  "database" | "dealers" | "now" | "eventQueues" | "onCommitted" | "schedulerOf" | "signingSecret"
>;

/**
 * The database of a site and its dealers, for a command beside it. Creates no database. Mails are sent by the site.
 * @throws Error when there is none
 */
export async function openForShop(env: Env): Promise<ShopDeps> {
  const config = serviceConfig(env);
  const { database: location, signingSecret } = config;
  if ("file" in location && !existsSync(location.file)) {
    throw new Error(`no service database at ${path.resolve(location.file)}: check DATA_DIR`);
  }
  const loaded = await loadDealers(config.dealersDir);
  const dealers = { current: () => loaded };
  const database = openDatabase<ServiceTables>(location);
  await migrateService(database);
  return {
    database,
    dealers,
    now: () => new Date(),
    eventQueues: [queueChange({ dealers, secret: signingSecret })],
    onCommitted: () => {},
    schedulerOf: externalSchedulers(config.schedulingTokens),
    signingSecret,
  };
}
