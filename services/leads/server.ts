import { startCleanup } from "@forecourt/service-kit/cleanup";
import { openDatabase } from "@forecourt/service-kit/db";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createSmsSender } from "@forecourt/service-kit/sms/sms-config";
import { Registry } from "prom-client";
import { createApp } from "./app.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./cleanup/delete-expired.ts";
import { type LeadsConfig, leadsConfig } from "./config.ts";
import { startDelivery } from "./delivery/delivery.ts";
import { defaultLimits } from "./delivery/delivery-limits.ts";
import { createDeliveryMetrics } from "./delivery/delivery-metrics.ts";
import { fileTransport } from "./delivery/file-transport.ts";
import { readiness } from "./delivery/readiness.ts";
import { smtpTransport } from "./delivery/smtp-transport.ts";
import type { Transport } from "./delivery/transport.ts";
import { createEarlyAccessCount } from "./inventory/early-access-count.ts";
import { createVehicleForSale } from "./inventory/vehicle-for-sale.ts";
import { createQuoteStore } from "./quotes/quote-store.ts";
import { createOutbox } from "./store/outbox.ts";
import { createRejectedFormStore } from "./store/rejected-form-store.ts";
import type { LeadsTables } from "./store/tables.ts";
import { createLeadStore, migrateLeads } from "./store.ts";
import { createTestDriveStore } from "./test-drives/test-drive-store.ts";
import { createOptOuts } from "./texts/opt-outs.ts";
import { registerTextMetrics } from "./texts/text-metrics.ts";
import { createTextQueue } from "./texts/text-queue.ts";
import { startTextWorker } from "./texts/text-worker.ts";

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
  const textQueue = createTextQueue(database);
  registerTextMetrics(registry, textQueue);
  const textWorker = startTextWorker({
    queue: textQueue,
    sender: createSmsSender(config.sms),
    log,
  });
  const cleanup = startCleanup({
    deleteExpired: (stop) => deleteExpired(database, new Date(), stop),
    intervalMs: CLEANUP_INTERVAL_MS,
    log,
  });
  const store = createLeadStore(database, {
    messageIdHost: config.mailFrom.split("@")[1] ?? "localhost",
    onCommitted() {
      delivery.wake();
      textWorker.wake();
    },
    waitForCapacity: delivery.waitForCapacity,
  });
  const ready = () => readiness({ database, outbox, delivery, dealers });
  const { signingSecret, previewRecipient, smsWebhookSecret } = config;
  const optOuts = createOptOuts(database);
  const testDrives = createTestDriveStore(database);
  const vehicleForSale = createVehicleForSale(config.inventory, log, config.vehicleCheckMs);
  const earlyAccessCount = createEarlyAccessCount(config.inventory, config.earlyAccessCountMs);
  const rejectedForms = createRejectedFormStore(database);
  const quotes = createQuoteStore(database);
  const stores = { store, rejectedForms, testDrives, quotes, vehicleForSale, earlyAccessCount };
  const deps = { dealers, ...stores, optOuts, signingSecret, previewRecipient, smsWebhookSecret };
  return {
    name: "leads",
    measures: registry,
    app: createApp({ ...deps, now: () => new Date(), log, metrics, ready }),
    ready,
    close: async () => {
      dealers.close();
      await Promise.all([delivery.close(), textWorker.close()]);
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
