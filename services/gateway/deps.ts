import type { ServiceName } from "@forecourt/contracts/services";
import type { LagMeter } from "@forecourt/service-kit/event-loop-lag";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Metrics } from "@forecourt/service-kit/metrics";
import type { AddedServices } from "@forecourt/service-kit/releases/added-services";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import type { ReleaseAddresses } from "@forecourt/service-kit/releases/started-services";
import type { RequestHandler } from "express";
import type { BesideUpstreams } from "./canaries/beside-upstreams.ts";
import type { CanaryTracker } from "./canaries/canary-tracker.ts";
import type { CountRequest } from "./canaries/count-requests.ts";
import type { VerifiedFiles } from "./files/verified-files.ts";
import type { Admission } from "./guard/admission.ts";
import type { ReceiveBody } from "./guard/receive-body.ts";
import type { ShedLog } from "./guard/shed-log.ts";
import type { GatewayMetrics } from "./health/gateway-metrics.ts";
import type { Limits } from "./limits.ts";
import type { CachedPageListener } from "./pages/cached-page-listener.ts";
import type { FillPage } from "./pages/fill-page.ts";
import type { PageCache } from "./pages/page-cache.ts";
import type { PageServers } from "./pages/shell-page.ts";
import type { VersionWatch } from "./pages/version-watch.ts";
import type { RenderQueue } from "./proxy/render-queue.ts";
import type { Upstream } from "./proxy/upstream.ts";
import type { CountPage } from "./request/compared-page.ts";
import type { Tenants } from "./tenants/tenants.ts";

/** Options that the process, or a test, gives the gateway. */
export interface GatewayDeps {
  log: Log;
  tenants: Tenants;
  /** URLs of the shell server's replicas. */
  shell: readonly string[];
  /** URLs of the replicas of each service under `/api`. */
  services: Readonly<Record<ServiceName, readonly string[]>>;
  /** URLs of the replicas of the images service. */
  images: readonly string[];
  /** URL of the demo's chat; null, the default = this site has none. */
  localChat?: string | null;
  releasesDir: string;
  /** Proxies whose forwarding headers count. Default: none. */
  trustedProxies?: readonly string[];
  /** Sent to upstreams. Default: SERVICE_CREDENTIAL; null = none. */
  credential?: string | null;
  limits?: Partial<Limits>;
  /** Whether `/api/docs` shows the endpoints of the services. Default: in development. */
  docs?: boolean;
  /** Whether `/__platform` of the port for operators shows the releases. Default: as `docs`. */
  platformPage?: boolean;
  /** Meter of the event loop's delay; by default that of the process's event loop. */
  lagMeter?: LagMeter;
  /** Epoch ms; the system clock by default. */
  now?: () => number;
  /** Cohort for a visitor without a cohort; by default a random one. */
  drawCohort?: () => number;
  /** The release record in force and its canaries; by default none. */
  canaries?: () => RecordedCanaries;
  /** Releases of services that run beside the live ones; by default none. */
  started?: ReleaseAddresses;
}

/** Everything that lives as long as the process and is shared by all requests. */
export interface GatewayContext {
  log: Log;
  tenants: Tenants;
  releasesDir: string;
  verifiedFiles: VerifiedFiles;
  trustedProxies: readonly string[];
  limits: Limits;
  docs: boolean;
  now: () => number;
  drawCohort: () => number;
  /** Canaries without those whose services do not all run: the visitors of these get the live pages. */
  canaries: () => RecordedCanaries;
  trials: CanaryTracker;
  countPage: CountPage;
  countRequest: CountRequest;
  besides: BesideUpstreams;
  shell: Upstream;
  renders: RenderQueue;
  /** The shell server of releases on trial; null = one shell server serves all releases. */
  trial: PageServers | null;
  services: ReadonlyMap<ServiceName, Upstream>;
  /** As in `GatewayDeps.services`. */
  serviceAddresses: GatewayDeps["services"];
  /** Replaces the services that were added while the site runs. */
  setAddedServices(services: AddedServices): void;
  images: Upstream;
  /** Null = this site has none. */
  localChat: Upstream | null;
  admission: Admission;
  receiveBody: ReceiveBody;
  versions: VersionWatch;
  pages: PageCache;
  fillPage: FillPage;
  /** Responds before the app does. */
  cachedPages: CachedPageListener;
  metrics: Metrics;
  gatewayMetrics: GatewayMetrics;
  /** Null = this site has no page about its releases. */
  platform: RequestHandler | null;
  /** The page about the stores' feeds, on the port for operators. */
  feeds: RequestHandler;
  shedLog: ShedLog;
  ready(): Promise<ReadyReport>;
  /** See `Readiness`. */
  announceStop(): void;
  /** Closes the connections to upstreams, stops following their versions, and stops timers. */
  close(): void;
}
