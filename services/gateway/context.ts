import { isDevelopment } from "@forecourt/service-kit/config";
import { serviceCredential } from "@forecourt/service-kit/credential";
import { createLagMeter } from "@forecourt/service-kit/event-loop-lag";
import { createMetrics, type Metrics } from "@forecourt/service-kit/metrics";
import { createCanarySignals } from "@forecourt/service-kit/releases/canary-signals";
import { noStartedServices } from "@forecourt/service-kit/releases/started-services";
import { createAddedServices } from "./added-services.ts";
import { createBesideUpstreams, withRunningServices } from "./canaries/beside-upstreams.ts";
import { createCanaryTracker } from "./canaries/canary-tracker.ts";
import { createCountPage } from "./canaries/count-pages.ts";
import { createCountRequest } from "./canaries/count-requests.ts";
import type { GatewayContext, GatewayDeps } from "./deps.ts";
import { randomCohort } from "./experiments/cohort.ts";
import { createVerifiedFiles } from "./files/verified-files.ts";
import { createAdmission } from "./guard/admission.ts";
import { createReceiveBody } from "./guard/receive-body.ts";
import { createShedLog } from "./guard/shed-log.ts";
import { feedsPage } from "./health/feeds-page.ts";
import { createGatewayMetrics } from "./health/gateway-metrics.ts";
import { platformPage } from "./health/platform-page.ts";
import { createReadiness } from "./health/readiness.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { createCachedPageListener } from "./pages/cached-page-listener.ts";
import { createFillPage } from "./pages/fill-page.ts";
import { createPageCache } from "./pages/page-cache.ts";
import type { PageServers } from "./pages/shell-page.ts";
import { createShellServers, type ShellServers } from "./pages/shell-servers.ts";
import { watchVersions } from "./pages/version-watch.ts";
import { createProxyClient, type ProxyClient } from "./proxy/proxy-client.ts";
import { createUpstream } from "./proxy/upstream.ts";
import { createUpstreams } from "./upstreams.ts";

/** Builds the parts that all requests share: upstreams with their breakers, the page cache, metrics. */
export function createContext(deps: GatewayDeps): GatewayContext {
  const { log, tenants, releasesDir, trustedProxies = [], now = Date.now } = deps;
  const { docs = isDevelopment(), platformPage: hasPlatformPage = docs } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const { credential = serviceCredential(), lagMeter = createLagMeter() } = deps;
  const proxyClient = createProxyClient(limits, credential);
  const metrics = createMetrics();
  const verifiedFiles = createVerifiedFiles(releasesDir, log);
  const canaries = canaryParts(deps, metrics, now);
  const isDivided = canaries.trials.areRunning;
  const shells = createShellServers(deps.shell, { limits, credential, proxyClient, isDivided });
  const ofUpstreams = { shell: shells.live.shell, limits, proxyClient };
  const { required, optional, create, ...targets } = createUpstreams(deps, ofUpstreams);
  const own = { ...canaries, shells, limits, proxyClient, metrics, now };
  const { versions, pages, ...ofPages } = pageParts(deps, own);
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
    ...canaries,
    ...targets,
    ...ofPages,
    serviceAddresses: deps.services,
    setAddedServices: createAddedServices({ ...targets, optional, versions, create }),
    admission: createAdmission(limits, lagMeter),
    receiveBody: createReceiveBody(limits),
    versions,
    pages,
    metrics,
    gatewayMetrics: createGatewayMetrics(metrics.registry, {
      lagMs: lagMeter.lagMs,
      upstreams: () => [...required, ...optional],
      cachedBytes: pages.bytes,
    }),
    ...createReadiness({
      required,
      optional,
      ownProblems: async () => [...tenants.problems(), ...(await verifiedFiles.problems())],
      timeoutMs: limits.readyTimeoutMs,
    }),
    ...operatorPages(deps, { credential, hasPlatformPage, metrics, limits, now }),
    shedLog,
    close() {
      versions.close();
      proxyClient.close();
      shedLog.close();
      lagMeter.stop();
    },
  };
}

interface PageParts extends Pick<GatewayContext, "canaries" | "countPage"> {
  shells: ReturnType<typeof createShellServers>;
  limits: Limits;
  proxyClient: ProxyClient;
  metrics: Metrics;
  now: () => number;
}

/** Parts that render and store pages, and follow the versions that the pages are made from. */
function pageParts(
  deps: GatewayDeps,
  { canaries, countPage, shells, limits, proxyClient, metrics, now }: PageParts,
) {
  const { log, tenants, trustedProxies = [], started = noStartedServices } = deps;
  const versions = watchVersions({ upstreams: { ...deps.services, shell: deps.shell }, limits });
  const pages = createPageCache({ limits, versions, now });
  const cached = { pages, tenants, now, log, metrics, trustedProxies, countPage };
  const cachedPages = createCachedPageListener(cached);
  const besides = createBesideUpstreams({
    canaries,
    started,
    versions,
    createUpstream: (name, url) => createUpstream(name, [url], { limits, proxyClient }),
    // Other visitors may get a canary than before.
    onChange: cachedPages.forget,
  });
  const serversOf = ({ shell, renders, send }: ShellServers): PageServers => ({
    shell,
    renders,
    fillPage: createFillPage({ renders, send, cache: pages, versions, now, limits }),
  });
  const trial = shells.trial && serversOf(shells.trial);
  const { shell, renders, fillPage } = serversOf(shells.live);
  return { versions, pages, shell, renders, fillPage, trial, cachedPages, besides };
}

interface PageOptions {
  credential: string | null;
  hasPlatformPage: boolean;
  metrics: Metrics;
  limits: Pick<Limits, "readyTimeoutMs">;
  now: () => number;
}

/** The pages of the port for operators. */
function operatorPages(
  deps: GatewayDeps,
  { credential, hasPlatformPage, metrics, limits, now }: PageOptions,
): Pick<GatewayContext, "platform" | "feeds"> {
  const { inventory } = deps.services;
  const timeoutMs = limits.readyTimeoutMs;
  const ownMetrics = () => metrics.registry.metrics();
  return {
    platform: hasPlatformPage ? platformPage({ ...deps, timeoutMs, ownMetrics }) : null,
    feeds: feedsPage({ inventory, credential, timeoutMs, now }),
  };
}

const noCanaries = { record: null, canaries: [] };

/** Parts that decide about canaries and count their pages. */
function canaryParts(
  {
    drawCohort = randomCohort,
    canaries: recorded = () => noCanaries,
    started = noStartedServices,
  }: GatewayDeps,
  { registry }: Metrics,
  now: () => number,
): Pick<GatewayContext, "drawCohort" | "canaries" | "trials" | "countPage" | "countRequest"> {
  const signals = createCanarySignals(registry, "gateway");
  const canaries = () => withRunningServices(recorded(), started);
  return {
    drawCohort,
    canaries,
    trials: createCanaryTracker({ canaries: recorded, now }),
    countPage: createCountPage(signals, now),
    countRequest: createCountRequest({
      canaries,
      count: createCountPage(signals, now, "api"),
      now,
    }),
  };
}
