import { startCleanup } from "@forecourt/service-kit/cleanup";
import { openDatabase } from "@forecourt/service-kit/db";
import { makeFirstSites } from "@forecourt/service-kit/dealers/first-sites";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { loadZipPoints } from "@forecourt/service-kit/distances/zip-points";
import { allReady } from "@forecourt/service-kit/health";
import { startLeadDelivery } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { lookupSourcesOf } from "./car-lookup/lookup-sources.ts";
import { tradeConfig } from "./config.ts";
import { inventoryClient } from "./inventory-client.ts";
import { deliveryOf, noticeDeliveryOf } from "./leads/send-lead.ts";
import { reminderDeliveryOf } from "./reminders/reminder-delivery.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./store/cleanup.ts";
import type { TradeTables } from "./store/tables.ts";
import { migrateTrade } from "./store.ts";
import { httpBook } from "./valuation/book/http-book.ts";
import { firstValuer } from "./valuation/first-valuer.ts";
import { guideValuer } from "./valuation/guide/guide-valuation.ts";

/** The trade service: contents, appraisals of sellers' cars, and their offers. */
export const createService: CreateService = async (env) => {
  const config = tradeConfig(env);
  const log = createLog({ name: "trade", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  makeFirstSites(dealers.current());
  const database = openDatabase<TradeTables>(config.database);
  await migrateTrade(database);
  const now = () => new Date();
  const { signingSecret } = config;
  const inventory = config.inventory && inventoryClient(config.inventory);
  const valuer = firstValuer([
    ...(config.book ? [httpBook(config.book)] : []),
    ...(inventory
      ? [guideValuer(inventory, (tenant) => dealers.current().config(tenant).trade.guide)]
      : []),
  ]);
  if (valuer === null) log.info("no source of values is configured: people call sellers back");
  const cleanup = startCleanup({
    deleteExpired: () => deleteExpired(database, now()),
    intervalMs: CLEANUP_INTERVAL_MS,
    log,
  });
  loadZipPoints();
  const deliveries = [deliveryOf, noticeDeliveryOf, reminderDeliveryOf].flatMap((options) =>
    config.leads
      ? [startLeadDelivery(options(config.leads, { database, dealers, now, log, signingSecret }))]
      : [],
  );
  const ready = async () => ({
    ...allReady("dealers", "database"),
    problems: [...(await database.problems()), ...dealers.problems()],
  });
  const version = () => dealers.current().version;
  return {
    name: "trade",
    app: createApp({
      dealers,
      database,
      valuer,
      lookupSources: lookupSourcesOf(config, inventory),
      inventory,
      now,
      signingSecret,
      onCommitted: () => {
        for (const delivery of deliveries) delivery.wake();
      },
      log,
      ready,
      version,
    }),
    ready,
    version,
    close: async () => {
      dealers.close();
      await Promise.all([...deliveries.map((one) => one.close()), cleanup.close()]);
      await database.close();
    },
  };
};

if (import.meta.main) await serve(createService);
