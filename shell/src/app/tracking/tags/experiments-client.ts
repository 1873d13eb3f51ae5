import {
  experimentsKey,
  experimentsPath,
  initializePath,
  logPath,
  variantsParameter,
} from "@forecourt/contracts/experiments/paths";
import type { BrowserSite } from "@forecourt/contracts/site";
import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { parseVariantKey } from "@forecourt/domain/experiments/variant-key";
import { LogLevel, StatsigClient } from "@statsig/js-client";
import { storeUnderOneKey } from "./store-under-one-key.ts";

export interface ExperimentsClient {
  /** Reports what the visitor did; `value` in US dollars. */
  report(name: TrackedEvent, value: number): void;
  /** Sends and stores nothing more. */
  stop(): void;
}

interface ClientOptions {
  site: Pick<BrowserSite, "dealerId" | "companyId" | "variants">;
  userId: string;
}

/** The client requires a key; this site's endpoints do not read it. */
const sdkKey = "client-forecourt";

/**
 * Starts Statsig's client, which then talks to this site alone, and reports the variants of the document. Its own
 * constants are those of the specification: a time-out of 10 s, events every 10 s or at 50, each exposure once a
 * minute, at most 500 failed events and 10 users.
 */
export async function startExperimentsClient(options: ClientOptions): Promise<ExperimentsClient> {
  const { site, userId } = options;
  const storage = storeUnderOneKey(experimentsKey);
  const user = {
    userID: userId,
    userAgent: navigator.userAgent,
    customIDs: { companyID: site.companyId ?? site.dealerId },
    custom: Object.fromEntries(new URLSearchParams(location.search)),
  };
  const client = new StatsigClient(sdkKey, user, {
    networkConfig: {
      api: location.origin + experimentsPath,
      networkOverrideFunc: (url, request) => send(url, request, site.variants ?? ""),
    },
    storageProvider: storage,
    // It would be in every event, and may hold what the visitor typed.
    includeCurrentPageUrlWithEvents: false,
    disableCompression: true,
    disableStatsigEncoding: true,
    logLevel: LogLevel.None,
  });
  await client.initializeAsync();
  const variants = parseVariantKey(site.variants ?? "") ?? {};
  // Requesting a value reports to the client that the visitor sees it.
  for (const name of Object.keys(variants)) client.getExperiment(name);
  return {
    report: (name, value) => client.logEvent(name, value),
    stop() {
      client.updateRuntimeOptions({ disableLogging: true, disableStorage: true });
      storage.close();
      void client.shutdown();
    },
  };
}

/** The client also knows addresses of its maker, for its errors and for outages. */
function send(url: string, request: RequestInit, variants: string): Promise<Response> {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || ![initializePath, logPath].includes(pathname)) {
    return Promise.reject(new Error("only this site's endpoints are asked"));
  }
  return fetch(`${url}&${new URLSearchParams({ [variantsParameter]: variants })}`, request);
}
