import { setTimeout as sleep } from "node:timers/promises";
import { makeFirstSites } from "@forecourt/service-kit/dealers/first-sites";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { followAddedServices } from "@forecourt/service-kit/releases/added-services";
import { followCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import { signatureCheck } from "@forecourt/service-kit/releases/record-signature";
import { followStartedServices } from "@forecourt/service-kit/releases/started-services";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { gatewayConfig } from "./config.ts";
import { createContext } from "./context.ts";
import type { GatewayContext } from "./deps.ts";
import { createOperationsApp } from "./health/operations-app.ts";
import { createListener } from "./listener.ts";
import { protectServer } from "./protect-server.ts";
import { tenantsOf } from "./tenants/tenants.ts";

/** The gateway as a process; reloads the dealers' configuration when it changes on disk. */
export const createService: CreateService = async (env) => {
  const config = gatewayConfig(env);
  const log = createLog({ name: "gateway", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  makeFirstSites(dealers.current());
  const check = await signatureCheck(env);
  const canaries = await followCanaries({ releasesDir: config.releasesDir, check, log });
  const started = followStartedServices(config.dataDir);
  const context = createContext({
    ...config,
    log,
    tenants: tenantsOf(dealers),
    canaries: canaries.current,
    started,
  });
  const added = await followAddedServices(config.dataDir, {
    onChange: context.setAddedServices,
    onError: (error) => log.warn({ err: error }, "the list of added services is not readable"),
  });
  const operations = await listenForOperations(config.operationsPort, context);
  return {
    name: "gateway",
    app: createListener(context),
    protect: (server) => protectServer(server, context),
    defaultPort: config.port,
    // A cache in front would send one visitor's trace to all.
    namesTrace: context.limits.sharedCacheSeconds === 0,
    maxHeaderBytes: context.limits.maxParsedHeaderBytes,
    ready: context.ready,
    beforeStop: async () => {
      context.announceStop();
      await sleep(config.stopDelayMs);
    },
    close: async () => {
      dealers.close();
      canaries.close();
      started.close();
      added.close();
      context.close();
      await operations?.close();
    },
  };
};

/** The port for operators of this machine; null = none is configured. */
async function listenForOperations(port: number | null, context: GatewayContext) {
  if (port === null) return null;
  const listening = await listen(createOperationsApp(context), "127.0.0.1", port);
  const address = `http://127.0.0.1:${listening.port}`;
  context.log.info({ address }, "listening for metrics and readiness reports");
  return listening;
}

if (import.meta.main) await serve(createService);
