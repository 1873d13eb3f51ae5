import type { AreaName } from "@forecourt/contracts/areas";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import { createMetrics, type Metrics } from "@forecourt/service-kit/metrics";
import { createMeasures, type Measures } from "./health/measures.ts";
import { createReadiness } from "./health/readiness.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { createStalePages, type StalePages } from "./pages/stale-pages.ts";
import { createExchange } from "./proxy/exchange.ts";
import { createUpstream, type Upstream } from "./proxy/upstream.ts";
import type { Tenants } from "./tenants.ts";

export interface GatewayDeps {
  log: Log;
  tenants: Tenants;
  /** Addresses of the shell server's replicas. */
  shell: readonly string[];
  /** Addresses of the replicas of each area's service. */
  areas: Readonly<Record<AreaName, readonly string[]>>;
  /** Addresses of the replicas of the images service. */
  images: readonly string[];
  releasesDir: string;
  /** Proxies whose forwarding headers count. Default: none. */
  trustedProxies?: readonly string[];
  limits?: Partial<Limits>;
  /** Epoch ms; the system's clock by default. */
  now?: () => number;
}

/** The gateway's parts that live as long as the process. */
export interface GatewayParts {
  log: Log;
  tenants: Tenants;
  releasesDir: string;
  trustedProxies: readonly string[];
  limits: Limits;
  now: () => number;
  shell: Upstream;
  areas: ReadonlyMap<string, Upstream>;
  images: Upstream;
  stale: StalePages;
  metrics: Metrics;
  measures: Measures;
  ready(): Promise<ReadyReport>;
  /** Closes the connections to upstreams. */
  close(): void;
}

/** Builds what every request shares: upstreams with their breakers, kept pages, measures. */
export function createParts(deps: GatewayDeps): GatewayParts {
  const { log, tenants, releasesDir, trustedProxies = [], now = Date.now } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const exchange = createExchange(limits);
  const shell = createUpstream("shell", deps.shell, { limits, exchange });
  const areas = new Map(
    Object.entries(deps.areas).map(([area, urls]) => [
      area,
      createUpstream(area, urls, { limits, exchange }),
    ]),
  );
  const imageLimits = { ...limits, concurrent: limits.imagesConcurrent };
  const images = createUpstream("images", deps.images, { limits: imageLimits, exchange });
  const vital = [shell, ...areas.values()];
  const stale = createStalePages(limits, now);
  const metrics = createMetrics();
  const measures = createMeasures(metrics.registry, {
    upstreams: [...vital, images],
    stale,
  });
  const ready = createReadiness({ vital, others: [images], tenants, readyMs: limits.readyMs });
  const kept = { log, tenants, releasesDir, trustedProxies, limits, now };
  return { ...kept, shell, areas, images, stale, metrics, measures, ready, close: exchange.close };
}
