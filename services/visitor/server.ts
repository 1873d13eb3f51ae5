import { startCleanup } from "@forecourt/service-kit/cleanup";
import { openDatabase } from "@forecourt/service-kit/db";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { createCanarySignals } from "@forecourt/service-kit/releases/canary-signals";
import { followCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import { signatureCheck } from "@forecourt/service-kit/releases/record-signature";
import { storedReleases } from "@forecourt/service-kit/releases/stored-release";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createSmsSender } from "@forecourt/service-kit/sms/sms-config";
import { Registry } from "prom-client";
import { createApp } from "./app.ts";
import { visitorConfig } from "./config.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./store/cleanup.ts";
import type { VisitorTables } from "./store/tables.ts";
import { migrateVisitor } from "./store.ts";
import { forwardTargets } from "./tracking/forward-targets.ts";
import { startForwarding } from "./tracking/forwarding.ts";
import { createRecoveredErrors } from "./visitor-metrics.ts";

/** The visitor service on its database, following the dealers' configuration. */
export const createService: CreateService = async (env) => {
  const { secret, sms, ...config } = visitorConfig(env);
  const log = createLog({ name: "visitor", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const database = openDatabase<VisitorTables>(config.database);
  await migrateVisitor(database);
  const registry = new Registry();
  const metrics = createMetrics([registry]);
  const recoveredErrors = createRecoveredErrors(registry);
  const now = () => new Date();
  const targetOf = forwardTargets(dealers, config);
  const forwarding = startForwarding({ database, targetOf, now, log });
  const cleanup = startCleanup({
    deleteExpired: () => deleteExpired({ database, now }),
    intervalMs: CLEANUP_INTERVAL_MS,
    log,
  });
  const forwardsFor = (dealerId: string) => targetOf(dealerId) !== null;
  const sender = createSmsSender(sms);
  const ready = async () => ({
    ...allReady("database"),
    problems: [...(await database.problems()), ...dealers.problems()],
  });
  const { releasesDir } = config;
  const isStoredRelease = storedReleases(releasesDir);
  const canaries = await followCanaries({ releasesDir, check: await signatureCheck(env), log });
  const counted = { recoveredErrors, isStoredRelease, canaries: canaries.current };
  const signals = createCanarySignals(registry, "visitor");
  const deps = { database, sender, secret, forwardsFor, signals, ...counted };
  return {
    name: "visitor",
    measures: registry,
    app: createApp({ ...deps, dealers, now, log, metrics, ready }),
    ready,
    close: async () => {
      dealers.close();
      canaries.close();
      await Promise.all([forwarding.close(), cleanup.close()]);
      await database.close();
    },
  };
};

if (import.meta.main) await serve(createService);
