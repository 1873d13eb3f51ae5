import { openDatabase } from "@forecourt/service-kit/db";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { loadZipPoints } from "@forecourt/service-kit/distances/zip-points";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { Registry } from "prom-client";
import { startAlerts } from "./alerts/start-alerts.ts";
import { createApp } from "./app.ts";
import { inventoryConfig } from "./config.ts";
import { feedHealth } from "./feeds/health/feed-health.ts";
import { registerFeedMetrics } from "./feeds/health/feed-metrics.ts";
import { startAllFeeds } from "./feeds/start-all.ts";
import { createIndexRatings } from "./index-sync/index-ratings.ts";
import { readiness } from "./index-sync/readiness.ts";
import { startIndexSync } from "./index-sync/start-index-sync.ts";
import type { InventoryTables } from "./store/tables.ts";
import { createInventoryStore, migrateInventory } from "./store.ts";

/** The inventory service on its database, with its search index in memory, following the dealers' configuration. */
export const createService: CreateService = async (env) => {
  const config = inventoryConfig(env);
  const { dealersDir, logLevel } = config;
  const log = createLog({ name: "inventory", level: logLevel });
  const dealers = await watchDealers(dealersDir, { log });
  const database = openDatabase<InventoryTables>(config.database);
  await migrateInventory(database);
  const store = createInventoryStore(database);
  loadZipPoints();
  const today = () => new Date().toISOString().slice(0, 10);
  const stores = (dealerId: string) => dealers.current().stores(dealerId);
  const ratings = createIndexRatings({ store, stores, today });
  const inventory = startIndexSync({ store, log, pollMs: config.pollMs, ratings });
  const ready = async () => readiness(inventory, dealers);
  const version = () => {
    const change = inventory.latestChange();
    return change === null ? null : `${dealers.current().version}.${change}.${inventory.ratedOn()}`;
  };
  const alerts = startAlerts({
    database,
    store,
    inventory,
    dealers,
    log,
    secret: config.signingSecret,
    now: () => new Date(),
    replicas: config.leads,
  });
  const feeds = startAllFeeds({
    env,
    database,
    dealers,
    replicas: config.leads,
    pollMs: config.feedsPollMs,
    log,
  });
  const health = () =>
    feedHealth({ database, dealers: dealers.current(), dealersDir, now: new Date() });
  const registry = new Registry();
  registerFeedMetrics(registry, { health, now: () => new Date() });
  const deps = { dealers, inventory, store, alerts: alerts.deps, feedHealth: health };
  return {
    name: "inventory",
    measures: registry,
    app: createApp({ ...deps, metrics: createMetrics([registry]), version, log, ready }),
    ready,
    version,
    close: async () => {
      dealers.close();
      await Promise.all([alerts.close(), feeds.close()]);
      await inventory.close();
      await database.close();
    },
  };
};

if (import.meta.main) await serve(createService);
