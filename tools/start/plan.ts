import { type ServiceName, serviceNames } from "@forecourt/contracts/services";

/**
 * - `embedded`: one process hosts every service that answers below `/api`. What `npm start` runs.
 * - `separate`: one process per service, so that one can fail alone.
 * - `fleet`: every service and the shell server twice.
 */
export type Mode = "embedded" | "separate" | "fleet";

/** One process of the site. */
export interface ProcessPlan {
  /** Unique in a plan: "inventory", and of several replicas "inventory-1", "inventory-2". */
  name: string;
  /** The file that runs, from the root of the repository. */
  entry: string;
  port: number;
  /** Port on loopback for metrics and the readiness report, where it is another one than `port`. */
  operationsPort?: number;
  env: Record<string, string>;
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
  /** The gateway's port for metrics and the readiness report; missing = a free one. */
  operationsPort?: number | undefined;
  /** Absolute folders. */
  dataDir: string;
  dealersDir: string;
  releasesDir: string;
  /** PostgreSQL's address; without one, every service keeps SQLite files in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Variables for external services and signing: `SMTP_URL`, `SIGNING_SECRET`. */
  external?: Readonly<Partial<Record<ExternalVariable, string | undefined>>>;
}

/** Variables that are passed on unchanged. */
export const externalVariables = [
  "SIGNING_SECRET",
  "SERVICE_CREDENTIAL",
  "SMTP_URL",
  "MAIL_FROM",
  "MAILS_PER_SECOND",
  "LEADS_PREVIEW_RECIPIENT",
  "SMS_URL",
  "SMS_TOKEN",
  "SMS_FROM",
  "TRACKING_TOKENS",
] as const;
type ExternalVariable = (typeof externalVariables)[number];

interface Group {
  name: string;
  entry: string;
  replicas: number;
  /** Services in this process. */
  services: readonly ServiceName[];
  /** Variables of its processes alone. */
  env?: Record<string, string>;
}

const INSIDE = "127.0.0.1";

/** Number of free ports that `planSite` needs for a mode, with the gateway's for operators. */
export function portsNeeded({ mode, separate }: Pick<Site, "mode" | "separate">): number {
  return [...serviceGroups(mode, separate), imagesGroup(mode), shellGroup(mode)].reduce(
    (sum, { replicas }) => sum + replicas,
    1,
  );
}

/** The processes of a site; `ports` are free ones, as many as `portsNeeded` says. */
export function planSite(site: Site, ports: readonly number[]): Plan {
  const free = [...ports];
  const place = (group: Group) => placeGroup(group, site, free);
  const groups = serviceGroups(site.mode, site.separate).map((group) => ({
    group,
    processes: place(group),
  }));
  const addresses: Record<string, string> = {};
  for (const { group, processes } of groups) {
    for (const name of group.services)
      addresses[`UPSTREAM_${name.toUpperCase()}`] = addressesOf(processes);
  }
  const { UPSTREAM_INVENTORY: inventory = "" } = addresses;
  const images = place(imagesGroup(site.mode));
  const shell = place(shellGroup(site.mode)).map((one) => withEnv(one, addresses));
  const operationsPort = site.operationsPort ?? nextPort(free, "gateway");
  const gateway: ProcessPlan = {
    name: "gateway",
    entry: "services/gateway/server.ts",
    port: site.port,
    operationsPort,
    env: {
      ...sharedEnv(site),
      ...addresses,
      UPSTREAM_SHELL: addressesOf(shell),
      UPSTREAM_IMAGES: addressesOf(images),
      HOST: site.host,
      PORT: String(site.port),
      OPERATIONS_PORT: String(operationsPort),
    },
  };
  const services = groups.flatMap(({ group, processes }) =>
    group.services.includes("leads")
      ? processes.map((one) => withEnv(one, { UPSTREAM_INVENTORY: inventory }))
      : processes,
  );
  return [[...services, ...images], shell, [gateway]];
}

function serviceGroups(mode: Mode, separate: readonly ServiceName[] = []): Group[] {
  const replicas = mode === "fleet" ? 2 : 1;
  const groupOf = (name: ServiceName) => ({
    name,
    entry: `services/${name}/server.ts`,
    replicas,
    services: [name],
  });
  if (mode !== "embedded") return serviceNames.map(groupOf);
  const hosted = serviceNames.filter((name) => !separate.includes(name));
  const host = {
    name: "services",
    entry: "tools/start/host.ts",
    replicas,
    services: hosted,
    env: { HOSTED_SERVICES: hosted.join(",") },
  };
  return [host, ...separate.map(groupOf)];
}

/** The image service is always a separate process, because it decodes untrusted images. */
function imagesGroup(mode: Mode): Group {
  return {
    name: "images",
    entry: "services/images/server.ts",
    replicas: mode === "fleet" ? 2 : 1,
    services: [],
  };
}

function shellGroup(mode: Mode): Group {
  return {
    name: "shell",
    entry: "shell/src/server/server.ts",
    replicas: mode === "fleet" ? 2 : 1,
    services: [],
  };
}

function placeGroup(group: Group, site: Site, free: number[]): ProcessPlan[] {
  const { name, entry, replicas, env: own } = group;
  return Array.from({ length: replicas }, (_, index) => {
    const port = nextPort(free, name);
    return {
      name: replicas === 1 ? name : `${name}-${index + 1}`,
      entry,
      port,
      env: {
        ...sharedEnv(site),
        ...own,
        HOST: INSIDE,
        PORT: String(port),
      },
    };
  });
}

function nextPort(free: number[], name: string): number {
  const port = free.shift();
  if (port === undefined) throw new Error(`no free port is left for ${name}`);
  return port;
}

/** Sets every variable, if only to an empty string, so that none is inherited from the terminal. */
function sharedEnv({ dataDir, dealersDir, releasesDir, databaseUrl, external }: Site) {
  return {
    DATA_DIR: dataDir,
    DEALERS_DIR: dealersDir,
    RELEASES_DIR: releasesDir,
    DATABASE_URL: databaseUrl ?? "",
    ...Object.fromEntries(externalVariables.map((name) => [name, external?.[name] ?? ""])),
  };
}

function withEnv(plan: ProcessPlan, more: Record<string, string>): ProcessPlan {
  return { ...plan, env: { ...plan.env, ...more } };
}

function addressesOf(processes: readonly ProcessPlan[]): string {
  return processes.map(({ port }) => `http://${INSIDE}:${port}`).join(",");
}
