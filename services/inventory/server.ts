import { openDatabase } from "@forecourt/service-kit/db";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { inventoryConfig } from "./config.ts";
import { followStore } from "./search/follow-store.ts";
import { readiness } from "./search/readiness.ts";
import type { InventoryTables } from "./store/tables.ts";
import { createInventoryStore, migrateInventory } from "./store.ts";

/** The inventory service on its database, with its search index in memory. */
export const createService: CreateService = async (env) => {
  const config = inventoryConfig(env);
  const log = createLog({ name: "inventory", level: config.logLevel });
  const database = openDatabase<InventoryTables>(config.database);
  await migrateInventory(database);
  const store = createInventoryStore(database);
  const inventory = followStore({ store, log, pollMs: config.pollMs });
  const ready = async () => readiness(inventory);
  return {
    name: "inventory",
    app: createApp({ inventory, store, log, ready }),
    ready,
    close: async () => {
      await inventory.close();
      await database.close();
    },
  };
};

if (import.meta.main) await serve(createService);
