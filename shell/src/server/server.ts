import type { Facts } from "@forecourt/contracts/areas/facts";
import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { factsOf } from "@forecourt/service-kit/dealers/facts";
import { makeFirstSites } from "@forecourt/service-kit/dealers/first-sites";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import {
  type AddedServices,
  followAddedServices,
} from "@forecourt/service-kit/releases/added-services";
import { readQuarantine } from "@forecourt/service-kit/releases/quarantine";
import { signatureCheck } from "@forecourt/service-kit/releases/record-signature";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import type { RendererHost } from "../render/renderer-host.ts";
import { createApp } from "./app.ts";
import { shellConfig } from "./config.ts";
import { followRecord } from "./follow-record.ts";
import { createMarkupStore } from "./markup-store.ts";
import { measureRecord } from "./measure-record.ts";
import { createOutcomeCounter } from "./outcome-counter.ts";
import { createReleaseDefaults } from "./release-defaults.ts";
import { createReleaseLoader } from "./release-loader.ts";
import { createRenderers } from "./renderers.ts";
import { createReplyStore } from "./reply-store.ts";
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
  const upstreams = { services: servicesOf(config.services), deadlines: config.deadlines };
  const check = await signatureCheck(env);
  const { releasesDir, dataDir } = config;
  const renderers = createRenderers({ releasesDir, check }, loader, {
    ...upstreams,
    log,
    mark: watchdog.mark,
    holds: quarantine.isQuarantined,
    markups: createMarkupStore(metrics.registry),
    replies: createReplyStore(),
    outcomes: createOutcomeCounter(metrics.registry),
  });
  const added = await followAddedServices(config.dataDir, {
    onChange: (list) => setAddedServices(upstreams.services, list),
    onError: (error) => log.warn({ err: error }, "the list of added services is not readable"),
  });
  const record = await followRecord({ releasesDir, dataDir, renderers, check, log });
  measureRecord(metrics.registry, () => renderers.live()?.id ?? null);
  const ready = async () => ({
    ok: renderers.live() !== null,
    parts: allReady("shell").parts,
    problems: [...dealers.problems(), ...record.problems()],
  });
  return {
    name: "shell",
    app: createApp({
      ...upstreams,
      renderers,
      visitorMs: config.visitorMs,
      rejectedFormMs: config.rejectedFormMs,
      wholeMs: config.wholeMs,
      signingSecret: config.signingSecret,
      siteOf: (tenant) => dealers.current().site(tenant),
      factsOf: (tenant) => factsIn(dealers.current(), tenant),
      completeSite: createReleaseDefaults(loader.manifest),
      configurationVersion: () => dealers.current().version,
      teamOf: (dealerId) => teamIn(dealers.current(), dealerId),
      metrics,
      ready,
      version: () => `${dealers.current().version}.${renderers.live()?.id}`,
      log,
    }),
    ready,
    async close() {
      record.close();
      added.close();
      dealers.close();
      await watchdog.close();
    },
  };
}

function factsIn(dealers: Dealers, tenant: Tenant): Facts {
  const { texts } = dealers.site(tenant);
  return factsOf(dealers.config(tenant), dealers.stores(tenant.dealerId).length, texts);
}

function teamIn(dealers: Dealers, dealerId: string): string[] {
  const team = dealers.content({ dealerId, storeId: null }, "company/team");
  return team?.members.map(({ slug }) => slug) ?? [];
}

/** Loaders ask the services that were added while the site runs by the same object, in every release of the shell. */
function setAddedServices(services: RendererHost["services"], list: AddedServices): void {
  const names = Object.keys(services).filter((name) => !serviceNames.some((one) => one === name));
  for (const name of names) delete services[name as "visitor"];
  for (const [name, urls = []] of Object.entries(list)) {
    if (serviceNames.some((one) => one === name)) continue;
    const [address = ""] = urls;
    services[name as ServiceName] = { address, fetch: fetchFromReplicas(urls) };
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
