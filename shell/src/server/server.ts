import { makeFirstSites } from "@forecourt/service-kit/dealers/first-sites";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { readQuarantine } from "@forecourt/service-kit/releases/quarantine";
import { signatureCheck } from "@forecourt/service-kit/releases/record-signature";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { shellConfig } from "./config.ts";
import { dealerLookups } from "./dealer-lookups.ts";
import { followRecord } from "./follow-record.ts";
import { createMarkupStore } from "./markup-store.ts";
import { measureRecord } from "./measure-record.ts";
import { createOutcomeCounter } from "./outcome-counter.ts";
import { createReleaseDefaults } from "./release-defaults.ts";
import { createReleaseLoader } from "./release-loader.ts";
import { createRenderers } from "./renderers.ts";
import { createReplyStore } from "./reply-store.ts";
import { followServices } from "./services.ts";
import type { RecordOf } from "./services-by-record.ts";
import { createWatchdog } from "./watchdog.ts";

/** The shell server as a process, with its releases from the release store. */
export const createService: CreateService = (env) => createShell(env, createReleaseLoader);

/** The shell server with its releases from any loader. */
export async function createShell(
  env: Parameters<CreateService>[0],
  createLoader: typeof createReleaseLoader,
): ReturnType<CreateService> {
  const config = shellConfig(env);
  const log = createLog({ name: "shell", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  makeFirstSites(dealers.current());
  const metrics = createMetrics();
  const quarantine = readQuarantine(config.dataDir);
  const watchdog = createWatchdog({
    hangTimeoutMs: config.hangMs,
    quarantine: { file: quarantine.file, firstMs: config.quarantineMs },
  });
  const loader = createLoader(config.releasesDir, watchdog.mark);
  const { releasesDir, dataDir, services: replicas, deadlines } = config;
  const recordOf: RecordOf = (id) => renderers.find(id);
  const { services, ...followed } = await followServices({ replicas, dataDir, recordOf, log });
  const upstreams = { services, deadlines };
  const check = await signatureCheck(env);
  const renderers = createRenderers({ releasesDir, check }, loader, {
    ...upstreams,
    log,
    mark: watchdog.mark,
    holds: quarantine.isQuarantined,
    markups: createMarkupStore(metrics.registry),
    replies: createReplyStore(),
    outcomes: createOutcomeCounter(metrics.registry),
  });
  const record = await followRecord({ ...config, renderers, check, log });
  measureRecord(metrics.registry, () => renderers.live()?.id ?? null);
  const ready = async () => ({
    ok: renderers.live() !== null,
    parts: allReady("shell").parts,
    problems: [...dealers.problems(), ...record.problems()],
  });
  return {
    name: "shell",
    app: createApp({
      ...config,
      ...upstreams,
      renderers,
      ...dealerLookups(dealers),
      completeSite: createReleaseDefaults(loader.manifest),
      metrics,
      ready,
      version: () => `${dealers.current().version}.${renderers.live()?.id}`,
      log,
    }),
    ready,
    async close() {
      record.close();
      followed.close();
      dealers.close();
      await watchdog.close();
    },
  };
}

if (import.meta.main) await serve(createService);
