import { areaNames } from "@forecourt/contracts/areas";
import { commonServiceNames, type ServiceName } from "@forecourt/contracts/services";
import { isDevelopment } from "@forecourt/service-kit/config";
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
  /** Addresses of the replicas of each service that answers below `/api`. */
  services: Readonly<Record<ServiceName, readonly string[]>>;
  /** Addresses of the replicas of the images service. */
  images: readonly string[];
  releasesDir: string;
  /** Proxies whose forwarding headers count. Default: none. */
  trustedProxies?: readonly string[];
  limits?: Partial<Limits>;
  /** Whether `/api/docs` shows the services' endpoints. Default: in development. */
  docs?: boolean;
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
  docs: boolean;
  now: () => number;
  shell: Upstream;
  services: ReadonlyMap<ServiceName, Upstream>;
  /** As in `GatewayDeps.services`. */
  serviceAddresses: GatewayDeps["services"];
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
  const { docs = isDevelopment() } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const exchange = createExchange(limits);
  const shell = createUpstream("shell", deps.shell, { limits, exchange });
  const upstreamOf = (name: ServiceName) =>
    createUpstream(name, deps.services[name], { limits, exchange });
  const areas = areaNames.map((name) => [name, upstreamOf(name)] as const);
  const common = commonServiceNames.map((name) => [name, upstreamOf(name)] as const);
  const services = new Map<ServiceName, Upstream>([...areas, ...common]);
  const imageLimits = { ...limits, concurrent: limits.imagesConcurrent };
  const images = createUpstream("images", deps.images, { limits: imageLimits, exchange });
  const vital = [shell, ...areas.map(([, upstream]) => upstream)];
  const others = [images, ...common.map(([, upstream]) => upstream)];
  const stale = createStalePages(limits, now);
  const metrics = createMetrics();
  const measures = createMeasures(metrics.registry, {
    upstreams: [...vital, ...others],
    stale,
  });
  const ready = createReadiness({ vital, others, tenants, readyMs: limits.readyMs });
  const kept = { log, tenants, releasesDir, trustedProxies, limits, docs, now };
  return {
    ...kept,
    shell,
    services,
    serviceAddresses: deps.services,
    images,
    stale,
    metrics,
    measures,
    ready,
    close: exchange.close,
  };
}
