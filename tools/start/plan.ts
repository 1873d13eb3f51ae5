import type { ServiceName } from "@forecourt/contracts/services";
import { demoCollectorHost } from "../demo-hosts/demo-collector-host.ts";
import { demoPhotoHost } from "../demo-inventory/photos-of.ts";
import { calledUpstreams } from "./called-upstreams.ts";
import { confidentialEnv, type externalVariables } from "./confidential-variables.ts";
import type { MetricsAddress } from "./metrics/serve-metrics.ts";
import { loopbackHost, nextPort, placeGroup } from "./place-group.ts";
import {
  demoHostsGroup,
  imagesGroup,
  type ProcessGroup,
  serviceGroups,
  shellGroup,
  smallHeap,
} from "./process-groups.ts";
import { sharedEnv } from "./shared-env.ts";

/**
 * - `grouped`: the mode of `npm start`. A process each for inventory, financing, leads and visitor, and one for the
 *   services of the other areas, which are under less load.
 * - `embedded`: one process hosts every service that answers below `/api`. For tests: it starts fastest.
 * - `separate`: one process per service, so that one can fail alone.
 * - `fleet`: every service and the shell server twice.
 * - `single`: the minimum of processes that separates untrusted and public parts, for one dealer.
 */
export type Mode = "grouped" | "embedded" | "separate" | "fleet" | "single";

/** One process of the site. */
export interface ProcessPlan {
  /** Unique in a plan: "inventory", and of several replicas "inventory-1", "inventory-2". */
  name: string;
  /** The file that runs, from the root of the repository. */
  entry: string;
  port: number;
  /** Port on loopback for metrics and the readiness report, if it differs from `port`. */
  operationsPort?: number;
  /** True = the process simulates a server of another company. */
  isExternal?: boolean;
  env: Record<string, string>;
  /** Services in this process that may be released; missing = none. */
  services?: readonly ServiceName[];
  /** Options of Node; missing = none. */
  nodeOptions?: readonly string[];
}

/** Stages in the order of their start. One stage's processes start, and stop, together. */
export type Plan = readonly (readonly ProcessPlan[])[];

export interface Site {
  mode: Mode;
  /** Services with a process of their own in an `embedded` site: tests stop them. */
  separate?: readonly ServiceName[];
  /** Host on which the gateway listens; all other processes listen on loopback. */
  host: string;
  port: number;
  /**
   * The gateway's port for metrics and the readiness report; with several gateways, the port of the first. Missing =
   * free ports.
   */
  operationsPort?: number | undefined;
  /** Where the metrics of all processes are read; missing = nowhere. */
  metrics?: MetricsAddress | undefined;
  /** Whether the demo's cars are loaded, and its photo host, chat and receiver of events run. Default: yes. */
  hasDemo?: boolean;
  /** Gateways that share the port. Default: one. */
  gateways?: number;
  /** Default: two in a `fleet`, else one. */
  shellServers?: number | undefined;
  /** Absolute folders. */
  dataDir: string;
  dealersDir: string;
  /** The version of the dealers' configuration that this checkout has checked. Default: none. */
  checkedDealers?: string | null;
  releasesDir: string;
  /** PostgreSQL's address; without one, every service keeps SQLite files in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Variables for external services and signing: `SMTP_URL`, `SIGNING_SECRET`. */
  external?: Readonly<Partial<Record<ExternalVariable, string | undefined>>>;
  /** Variables with secrets of vendors' servers. Default: none. */
  feeds?: Readonly<Record<string, string>>;
}

export type ExternalVariable = (typeof externalVariables)[number];

/** Number of free ports that `planSite` needs for a mode, including the gateways' ports for operators. */
export function portsNeeded({
  mode,
  separate,
  gateways = 1,
  shellServers,
  hasDemo = true,
}: Pick<Site, "mode" | "separate" | "gateways" | "shellServers" | "hasDemo">): number {
  return [
    ...serviceGroups(mode, separate),
    imagesGroup(mode),
    ...(hasDemo ? [demoHostsGroup] : []),
    shellGroup(mode, shellServers),
  ].reduce((sum, { replicas }) => sum + replicas, gateways);
}

/** The processes of a site; `ports` are free ports, as many as `portsNeeded` returns. */
export function planSite(site: Site, ports: readonly number[]): Plan {
  const free = [...ports];
  const place = (group: ProcessGroup) => placeGroup(group, site, free);
  const groups = serviceGroups(site.mode, site.separate).map((group) => ({
    group,
    processes: place(group),
  }));
  const addresses: Record<string, string> = {};
  for (const { group, processes } of groups) {
    for (const name of group.services)
      addresses[`UPSTREAM_${name.toUpperCase()}`] = addressesOf(processes);
  }
  const { hasDemo = true } = site;
  const demoHosts = hasDemo ? place(demoHostsGroup) : [];
  const demoAddress = addressesOf(demoHosts);
  const demoHost = (name: string) => (hasDemo ? `${name}=${demoAddress}` : "");
  const images = place(imagesGroup(site.mode)).map((one) =>
    withEnv(one, { LOCAL_PHOTO_HOST: demoHost(demoPhotoHost) }),
  );
  const shell = place(shellGroup(site.mode, site.shellServers)).map((one) =>
    withEnv(one, addresses),
  );
  const upstreams = {
    ...addresses,
    UPSTREAM_SHELL: addressesOf(shell),
    UPSTREAM_IMAGES: addressesOf(images),
    LOCAL_CHAT: demoAddress,
  };
  const gateways = gatewaysOf(site, upstreams, free);
  const services = groups.flatMap(({ group, processes }) =>
    processes.map((one) =>
      withEnv(one, {
        ...calledUpstreams(group, addresses),
        ...(group.services.includes("visitor") && {
          LOCAL_COLLECTOR: demoHost(demoCollectorHost),
        }),
      }),
    ),
  );
  return [[...services, ...images, ...demoHosts], shell, gateways];
}

function gatewaysOf(site: Site, upstreams: Record<string, string>, free: number[]): ProcessPlan[] {
  const { host, port, gateways = 1 } = site;
  return Array.from({ length: gateways }, (_, index) => {
    const { operationsPort: first } = site;
    const operationsPort = first === undefined ? nextPort(free, "gateway") : first + index;
    return {
      name: gateways === 1 ? "gateway" : `gateway-${index + 1}`,
      entry: "services/gateway/server.ts",
      port,
      operationsPort,
      ...(site.mode === "single" && { nodeOptions: smallHeap }),
      env: {
        ...sharedEnv(site),
        ...confidentialEnv(["gateway"], site),
        ...upstreams,
        HOST: host,
        // Browsers try both addresses of "localhost".
        ALSO_HOST: host === loopbackHost || host === "localhost" ? "::1" : "",
        REUSE_PORT: gateways === 1 ? "0" : "1",
        PORT: String(port),
        OPERATIONS_PORT: String(operationsPort),
      },
    };
  });
}

function withEnv(plan: ProcessPlan, more: Record<string, string>): ProcessPlan {
  return { ...plan, env: { ...plan.env, ...more } };
}

function addressesOf(processes: readonly ProcessPlan[]): string {
  return processes.map(({ port }) => `http://${loopbackHost}:${port}`).join(",");
}
