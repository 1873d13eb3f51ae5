import { startCleanup } from "@forecourt/service-kit/cleanup";
import { type Database, openDatabase } from "@forecourt/service-kit/db";
import { makeFirstSites } from "@forecourt/service-kit/dealers/first-sites";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import {
  type DeliveryOptions,
  type LeadDelivery,
  startLeadDelivery,
} from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { disableCoreDumps } from "@forecourt/service-kit/no-core-dumps";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { openWrapper } from "@forecourt/service-kit/vault/open-wrapper";
import { createApp } from "./app.ts";
import { sealOldReasons } from "./applications/seal-old-reasons.ts";
import { httpBureau } from "./bureau/http-bureau.ts";
import { sandboxBureau } from "./bureau/sandbox-bureau.ts";
import { financingConfig } from "./config.ts";
import { createFindCar } from "./deal/find-car.ts";
import { deliveryOf } from "./leads/delivery.ts";
import { createSendLead } from "./leads/send-lead.ts";
import { NOTIFICATION_BATCH, sendDueNotifications } from "./notifications/notification-delivery.ts";
import { createSendNotification } from "./notifications/send-notification.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./store/cleanup.ts";
import type { FinancingTables } from "./store/tables.ts";
import { migrateFinancing } from "./store.ts";
import { openVault, type Vault } from "./vault/vault.ts";

/** The financing service: contents, pre-approvals and applications in its vault. */
export const createService: CreateService = async (env) => {
  disableCoreDumps();
  const config = financingConfig(env);
  const log = createLog({ name: "financing", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  makeFirstSites(dealers.current());
  const wrapper = openWrapper({ ...config, log });
  const database = openDatabase<FinancingTables>(config.database);
  await migrateFinancing(database);
  const now = () => new Date();
  const vault = await openVault({ database, wrapper, now });
  await sealOldReasons({ database, vault });
  const bureau = config.bureau === null ? sandboxBureau() : httpBureau(config.bureau);
  if (bureau.isSandbox) log.info("pre-approvals are answered by the sandbox bureau");
  const findCar = createFindCar(config.inventory, { dealers, log });
  const cleanup = startCleanup({
    deleteExpired: () => deleteExpired(database, now()),
    intervalMs: CLEANUP_INTERVAL_MS,
    log,
  });
  const delivery = config.leads && startDelivery(config.leads, { database, vault, now, log });
  const ready = async () => ({
    ...allReady("dealers", "database"),
    problems: [...(await database.problems()), ...dealers.problems()],
  });
  const version = () => dealers.current().version;
  const onCommitted = () => delivery?.wake();
  return {
    name: "financing",
    app: createApp({
      dealers,
      database,
      vault,
      bureau,
      findCar,
      now,
      onCommitted,
      log,
      ready,
      version,
    }),
    ready,
    version,
    close: async () => {
      dealers.close();
      await Promise.all([delivery?.close(), cleanup.close()]);
      await database.close();
    },
  };
};

type Delivered = Pick<DeliveryOptions, "now" | "log"> & {
  database: Database<FinancingTables>;
  vault: Vault;
};

/** Sends leads and mails through the leads service. */
function startDelivery(
  replicas: readonly string[],
  { vault, ...options }: Delivered,
): LeadDelivery {
  const sendNews = createSendNotification(replicas, vault);
  return startLeadDelivery({
    ...deliveryOf({ ...options, sendLead: createSendLead(replicas, vault) }),
    sendMore: async (owner) =>
      (await sendDueNotifications({ ...options, sendNews }, owner)) === NOTIFICATION_BATCH,
  });
}

if (import.meta.main) await serve(createService);
