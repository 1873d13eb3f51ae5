import { openDatabase } from "@forecourt/service-kit/db";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { Registry } from "prom-client";
import { createApp } from "./app.ts";
import { startSweeping } from "./cleanup/start-cleanup.ts";
import { type LeadsConfig, leadsConfig } from "./config.ts";
import { startDelivery } from "./delivery/delivery.ts";
import { usualLimits } from "./delivery/delivery-limits.ts";
import { createMeasures } from "./delivery/delivery-metrics.ts";
import { fileTransport } from "./delivery/file-transport.ts";
import { readiness } from "./delivery/readiness.ts";
import { smtpTransport } from "./delivery/smtp-transport.ts";
import type { Transport } from "./delivery/transport.ts";
import { createOutbox } from "./store/outbox.ts";
import type { LeadsTables } from "./store/tables.ts";
import { createLeadStore, migrateLeads } from "./store.ts";
import { storeOfCarBy } from "./test-drives/store-of-vehicle.ts";
import { createTestDriveStore } from "./test-drives/test-drive-store.ts";

/** The leads service on its database, delivering what it has accepted. */
export const createService: CreateService = async (env) => {
  const config = leadsConfig(env);
  const log = createLog({ name: "leads", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const database = openDatabase<LeadsTables>(config.database);
  await migrateLeads(database);
  const outbox = createOutbox(database);
  const registry = new Registry();
  const measures = createMeasures(registry, { outbox });
  const metrics = createMetrics([registry]);
  const transport = await openTransport(config);
  const delivery = startDelivery({ outbox, transport, measures, log });
  const sweeping = startSweeping({ database, log });
  const store = createLeadStore(database, {
    messageIdHost: config.mailFrom.split("@")[1] ?? "localhost",
    onAccepted: delivery.wake,
    beforeWrite: delivery.keepUp,
  });
  const ready = () => readiness({ outbox, delivery, dealers });
  const { signingSecret, previewRecipient } = config;
  const testDrives = createTestDriveStore(database);
  const storeOfCar = storeOfCarBy(config.inventory, log);
  const intake = { dealers, store, testDrives, storeOfCar, signingSecret, previewRecipient };
  return {
    name: "leads",
    measures: registry,
    app: createApp({ ...intake, now: () => new Date(), log, metrics, ready }),
    ready,
    close: async () => {
      dealers.close();
      await delivery.close();
      await sweeping.close();
      await database.close();
    },
  };
};

/** A mail server, and without one, files. */
async function openTransport(config: LeadsConfig): Promise<Transport> {
  const { smtpUrl: url, mailFrom: from, mailFolder: folder, mailsPerSecond: perSecond } = config;
  if (url === null) return fileTransport({ folder, from });
  return smtpTransport({ url, from, perSecond, connections: usualLimits.lanes });
}

if (import.meta.main) await serve(createService);
