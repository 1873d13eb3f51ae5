import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { createLog } from "@forecourt/service-kit/log";
import { z } from "zod";
import type { InventoryTables } from "../store/tables.ts";
import { feedConfig } from "./feed-config.ts";
import { runFeed } from "./run-feed.ts";

/**
 * A process that runs the feed of one store and ends: reading a large or hostile file takes neither time nor memory from
 * the process that answers searches. Its arguments are the ids of dealer and store.
 */
const { DATA_DIR, DATABASE_URL, DEALERS_DIR, LOG_LEVEL } = variables;
const env = processEnv();
const known = readConfig(z.object({ DATA_DIR, DATABASE_URL, DEALERS_DIR, LOG_LEVEL }), env);
const log = createLog({ name: "feeds", level: known.LOG_LEVEL });

/** How long it waits for another import into the same SQLite file, in milliseconds. */
const busyTimeoutMs = 10 * 60 * 1000;

// Without the service, nobody would end a run that hangs.
const endWithService = () => process.exit(1);
process.once("disconnect", endWithService);

const [dealerId = "", storeId = ""] = process.argv.slice(2);
const database = openDatabase<InventoryTables>({
  ...databaseLocation(known, "inventory"),
  busyTimeoutMs,
});
try {
  const dealers = await watchDealers(known.DEALERS_DIR, { log });
  const deps = {
    database,
    dealers: dealers.current(),
    dealersDir: known.DEALERS_DIR,
    config: feedConfig(env),
    now: () => new Date(),
  };
  dealers.close();
  const { kind, trouble, files } = await runFeed(deps, { dealerId, storeId });
  if (kind === "trouble") log.warn({ dealerId, storeId, trouble }, "feed not fetched");
  for (const { name: fileName, state, detail } of files) {
    log.info({ dealerId, storeId, fileName, state, detail }, "feed read");
  }
} catch (error) {
  log.error({ dealerId, storeId, err: error }, "feed failed");
  process.exitCode = 1;
} finally {
  await database.close();
  log.flush();
  process.off("disconnect", endWithService);
  if (process.connected) process.disconnect();
}
