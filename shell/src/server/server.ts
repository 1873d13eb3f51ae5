import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { watchRecord } from "@forecourt/service-kit/releases/watch-record";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import type { RendererHost } from "../render/renderer-host.ts";
import { createApp } from "./app.ts";
import { shellConfig } from "./config.ts";
import { readQuarantine } from "./quarantine.ts";
import { createReleaseLoader } from "./release-loader.ts";
import { createRenderers } from "./renderers.ts";
import { createWatchdog } from "./watchdog.ts";

/** Starts the shell server's parts: dealers, release record, renderers. */
export const createService: CreateService = (env) => createShell(env, createReleaseLoader);

/** The shell server over any source of releases. */
export async function createShell(
  env: Parameters<CreateService>[0],
  loaderOf: typeof createReleaseLoader,
): ReturnType<CreateService> {
  const config = shellConfig(env);
  const log = createLog({ name: "shell", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const quarantine = readQuarantine(config.dataDir);
  const watchdog = createWatchdog({ patienceMs: config.hangMs, quarantineFile: quarantine.file });
  const loader = loaderOf(config.releasesDir, watchdog.mark);
  const upstreams = { services: servicesOf(config.services), deadlines: config.deadlines };
  const renderers = createRenderers(config.releasesDir, loader, {
    ...upstreams,
    log,
    mark: watchdog.mark,
    holds: quarantine.holds,
  });
  const record = await readRecord(config.releasesDir);
  if (record) await renderers.adopt(record);
  let recordProblem: string | null = null;
  const watch = watchRecord(config.releasesDir, record?.id ?? null, {
    async onChange(next) {
      await renderers.adopt(next);
      recordProblem = null;
    },
    onError(error) {
      recordProblem = `release record: ${error instanceof Error ? error.message : String(error)}`;
      log.error({ err: error }, "the new release record is not usable, keeping the last");
    },
  });
  return {
    name: "shell",
    app: createApp({
      ...upstreams,
      renderers,
      visitorMs: config.visitorMs,
      signingSecret: config.signingSecret,
      siteOf: (tenant) => dealers.current().site(tenant),
      ready,
      log,
    }),
    ready,
    async close() {
      watch.close();
      dealers.close();
      await watchdog.close();
    },
  };

  async function ready() {
    const report = allReady("shell");
    const live = renderers.live() !== null;
    return {
      ok: live,
      parts: report.parts,
      problems: [...dealers.problems(), ...(recordProblem === null ? [] : [recordProblem])],
    };
  }
}

function servicesOf(replicas: Record<ServiceName, string[]>): RendererHost["services"] {
  const entries = serviceNames.map((name) => {
    const [address = ""] = replicas[name];
    return [name, { address, fetch: fetchFromReplicas(replicas[name]) }];
  });
  return Object.fromEntries(entries);
}

if (import.meta.main) await serve(createService);
