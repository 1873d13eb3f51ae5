import { openDatabase } from "@forecourt/service-kit/db";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { Registry } from "prom-client";
import { createApp } from "./app.ts";
import { startCleanup } from "./cleanup/start-cleanup.ts";
import { type LeadsConfig, leadsConfig } from "./config.ts";
import { startDelivery } from "./delivery/delivery.ts";
import { defaultLimits } from "./delivery/delivery-limits.ts";
import { createDeliveryMetrics } from "./delivery/delivery-metrics.ts";
import { fileTransport } from "./delivery/file-transport.ts";
import { readiness } from "./delivery/readiness.ts";
import { smtpTransport } from "./delivery/smtp-transport.ts";
import type { Transport } from "./delivery/transport.ts";
import { createVehicleForSale } from "./inventory/vehicle-for-sale.ts";
import { createQuoteStore } from "./quotes/quote-store.ts";
import { createOutbox } from "./store/outbox.ts";
import { createRejectedFormStore } from "./store/rejected-form-store.ts";
import type { LeadsTables } from "./store/tables.ts";
import { createLeadStore, migrateLeads } from "./store.ts";
import { createTestDriveStore } from "./test-drives/test-drive-store.ts";

/** The leads service: accepts leads into its database and delivers their mails. */
export const createService: CreateService = async (env) => {
  const config = leadsConfig(env);
  const log = createLog({ name: "leads", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const database = openDatabase<LeadsTables>(config.database);
  await migrateLeads(database);
  const outbox = createOutbox(database);
  const registry = new Registry();
  const deliveryMetrics = createDeliveryMetrics(registry, { outbox });
  const metrics = createMetrics([registry]);
  const transport = await openTransport(config);
  const delivery = startDelivery({ outbox, transport, metrics: deliveryMetrics, log });
  const cleanup = startCleanup({ database, log });
  const store = createLeadStore(database, {
    messageIdHost: config.mailFrom.split("@")[1] ?? "localhost",
    onCommitted: delivery.wake,
    waitForCapacity: delivery.waitForCapacity,
  });
  const ready = () => readiness({ database, outbox, delivery, dealers });
  const { signingSecret, previewRecipient } = config;
  const testDrives = createTestDriveStore(database);
  const vehicleForSale = createVehicleForSale(config.inventory, log);
  const rejectedForms = createRejectedFormStore(database);
  const quotes = createQuoteStore(database);
  const stores = { store, rejectedForms, testDrives, quotes, vehicleForSale };
  const deps = { dealers, ...stores, signingSecret, previewRecipient };
  return {
    name: "leads",
    measures: registry,
    app: createApp({ ...deps, now: () => new Date(), log, metrics, ready }),
    ready,
    close: async () => {
      dealers.close();
      await delivery.close();
      await cleanup.close();
      await database.close();
    },
  };
};

/** The configured mail server; files if there is none. */
async function openTransport(config: LeadsConfig): Promise<Transport> {
  const { smtpUrl: url, mailFrom: from, mailFolder: folder, mailsPerSecond: perSecond } = config;
  if (url === null) return fileTransport({ folder, from });
  return smtpTransport({ url, from, perSecond, connections: defaultLimits.maxSending });
}

if (import.meta.main) await serve(createService);
