import { startCleanup } from "@forecourt/service-kit/cleanup";
import { openDatabase } from "@forecourt/service-kit/db";
import { makeFirstSites } from "@forecourt/service-kit/dealers/first-sites";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { serviceConfig } from "./config.ts";
import { externalSchedulers } from "./external-scheduler/external-schedulers.ts";
import { startDeliveries } from "./notifications/deliveries.ts";
import { queueChange } from "./notifications/queue-change.ts";
import { recallSources } from "./recalls/recall-sources.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./store/cleanup.ts";
import type { ServiceTables } from "./store/tables.ts";
import { migrateService } from "./store.ts";
import { vehicleLookup } from "./visits/look-up-vehicle.ts";

/** Below the gateway's time-out. */
const CONFIRM_WITHIN_MS = 3_000;

/** The service of the service area: contents, and visits that owners book. */
export const createService: CreateService = async (env) => {
  const config = serviceConfig(env);
  const log = createLog({ name: "service", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  makeFirstSites(dealers.current());
  const database = openDatabase<ServiceTables>(config.database);
  await migrateService(database);
  const now = () => new Date();
  const cleanup = startCleanup({
    deleteExpired: () => deleteExpired(database, now()),
    intervalMs: CLEANUP_INTERVAL_MS,
    log,
  });
  const schedulerOf = externalSchedulers(config.schedulingTokens);
  const { signingSecret: secret, leads: replicas } = config;
  const deliveries = startDeliveries({
    database,
    dealers,
    secret,
    replicas,
    schedulerOf,
    now,
    log,
  });
  const ready = async () => ({
    ...allReady("dealers", "database"),
    problems: [...(await database.problems()), ...dealers.problems()],
  });
  const version = () => dealers.current().version;
  return {
    name: "service",
    app: createApp({
      dealers,
      database,
      eventQueues: [queueChange({ dealers, secret: config.signingSecret })],
      onCommitted: deliveries.wake,
      signingSecret: config.signingSecret,
      schedulerOf: schedulerOf,
      confirmWithinMs: CONFIRM_WITHIN_MS,
      recallsOf: recallSources(config.recallsTokens),
      lookUpVehicle: config.trade && vehicleLookup(config.trade, log),
      now,
      log,
      ready,
      version,
    }),
    ready,
    version,
    close: async () => {
      dealers.close();
      await Promise.all([deliveries.close(), cleanup.close()]);
      await database.close();
    },
  };
};

if (import.meta.main) await serve(createService);
