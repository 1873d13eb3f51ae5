import { areaNames } from "@forecourt/contracts/areas";
import { commonServiceNames, type ServiceName } from "@forecourt/contracts/services";
import { isDevelopment } from "@forecourt/service-kit/config";
import { serviceCredential } from "@forecourt/service-kit/credential";
import { createLagMeter } from "@forecourt/service-kit/event-loop-lag";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { createMetrics } from "@forecourt/service-kit/metrics";
import type { GatewayContext, GatewayDeps } from "./deps.ts";
import { createVerifiedFiles } from "./files/verified-files.ts";
import { createAdmission } from "./guard/admission.ts";
import { createReceiveBody } from "./guard/receive-body.ts";
import { createShedLog } from "./guard/shed-log.ts";
import { createGatewayMetrics } from "./health/gateway-metrics.ts";
import { createReadiness } from "./health/readiness.ts";
import { defaultLimits } from "./limits.ts";
import { createCachedPageListener } from "./pages/cached-page-listener.ts";
import { createFillPage } from "./pages/fill-page.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { watchVersions } from "./pages/version-watch.ts";
import { createProxyClient } from "./proxy/proxy-client.ts";
import { createUpstream, type Upstream } from "./proxy/upstream.ts";

/** Builds what all requests share: upstreams with their breakers, the page cache, metrics. */
export function createContext(deps: GatewayDeps): GatewayContext {
  const { log, tenants, releasesDir, trustedProxies = [], now = Date.now } = deps;
  const { docs = isDevelopment(), lagMeter = createLagMeter() } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const { credential = serviceCredential() } = deps;
  const proxyClient = createProxyClient(limits, credential);
  const pageLimits = { ...limits, maxConcurrent: limits.maxConcurrentPages };
  const shell = createUpstream("shell", deps.shell, { limits: pageLimits, proxyClient });
  const upstreamFor = (name: ServiceName) =>
    createUpstream(name, deps.services[name], { limits, proxyClient });
  const areas = areaNames.map((name) => [name, upstreamFor(name)] as const);
  const common = commonServiceNames.map((name) => [name, upstreamFor(name)] as const);
  const imageLimits = { ...limits, maxConcurrent: limits.maxConcurrentImages };
  const images = createUpstream("images", deps.images, { limits: imageLimits, proxyClient });
  const required = [shell, ...areas.map(([, upstream]) => upstream)];
  const optional = [images, ...common.map(([, upstream]) => upstream)];
  const versions = watchVersions({ upstreams: { ...deps.services, shell: deps.shell }, limits });
  const pages = createPageCache({ limits, versions, now });
  const send = fetchFromReplicas(deps.shell, { credential });
  const metrics = createMetrics();
  const verifiedFiles = createVerifiedFiles(releasesDir, log);
  const shedLog = createShedLog(log, metrics.registry);
  return {
    log,
    tenants,
    releasesDir,
    verifiedFiles,
    trustedProxies,
    limits,
    docs,
    now,
    shell,
    services: new Map<ServiceName, Upstream>([...areas, ...common]),
    serviceAddresses: deps.services,
    images,
    admission: createAdmission(limits, lagMeter),
    receiveBody: createReceiveBody(limits),
    versions,
    pages,
    cachedPages: createCachedPageListener({
      pages,
      dealerOf: tenants.dealerOf,
      log,
      metrics,
      trustedProxies,
    }),
    fillPage: createFillPage({ cache: pages, send, now, limits }),
    metrics,
    gatewayMetrics: createGatewayMetrics(metrics.registry, {
      lagMs: lagMeter.lagMs,
      upstreams: [...required, ...optional],
      cachedBytes: pages.bytes,
    }),
    ready: createReadiness({
      required,
      optional,
      ownProblems: async () => [...tenants.problems(), ...(await verifiedFiles.problems())],
      timeoutMs: limits.readyTimeoutMs,
    }),
    shedLog,
    close() {
      versions.close();
      proxyClient.close();
      shedLog.close();
      lagMeter.stop();
    },
  };
}
