import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import type { Mode } from "./plan.ts";

/** Processes that run the same services: one, or several replicas. */
export interface ProcessGroup {
  name: string;
  entry: string;
  replicas: number;
  /** Services in this process. */
  services: readonly ServiceName[];
  /** Variables of its processes alone. */
  env?: Record<string, string>;
  /** True = the process simulates a server of another company, such as the demo's photo host. */
  isExternal?: boolean;
  /** Options of Node for its processes alone. */
  nodeOptions?: readonly string[];
}

/**
 * V8 derives the size of the young generation from the machine's memory. With this size, an inventory service that
 * answers 100,000 requests stays at 210 MB instead of growing to 310.
 */
export const serviceHeap = ["--max-semi-space-size=16"];

/**
 * Each page leaves garbage, and without a near limit V8 lets the heap grow to four times what is in use: a
 * shell server with 60 MB of live objects had 700 MB under load. With these limits it collects sooner.
 */
const shellLimits = ["--max-old-space-size=1024", ...serviceHeap];

/**
 * V8 keeps compiled scripts for some collections in case the same text is compiled again. Of releases that are no longer
 * served it would keep the server builds, some 5 MB each (decision 290).
 */
const dropReleases = "--no-compilation-cache";

export const shellHeap = [...shellLimits, dropReleases];

/**
 * For one dealer: V8 collects sooner and compiles less ahead. The costs are in decision 277; a heap that reaches its
 * limit ends the process, which is started again.
 */
export const smallHeap = [
  "--optimize-for-size",
  "--max-semi-space-size=2",
  "--max-old-space-size=512",
];

/**
 * Services that each have a process in a grouped site, because they are under load or hold secrets. The others, which
 * make trade-in offers and book service visits, share one process.
 */
const withOwnProcess: readonly ServiceName[] = [
  "inventory",
  "financing",
  "leads",
  "visitor",
  "company",
];

/** @param separate services with a process of their own in an `embedded` site */
export function serviceGroups(mode: Mode, separate: readonly ServiceName[] = []): ProcessGroup[] {
  const groupOf = (name: ServiceName): ProcessGroup => ({
    name,
    entry: `services/${name}/server.ts`,
    replicas: mode === "fleet" ? 2 : 1,
    services: [name],
    nodeOptions: serviceHeap,
  });
  const without = (names: readonly ServiceName[]) =>
    serviceNames.filter((name) => !names.includes(name));
  if (mode === "grouped") {
    return [...withOwnProcess.map(groupOf), hostOf("content", without(withOwnProcess))];
  }
  if (mode === "single") return [{ ...hostOf("services", serviceNames), nodeOptions: smallHeap }];
  if (mode === "embedded") {
    return [hostOf("services", without(separate)), ...separate.map(groupOf)];
  }
  return serviceNames.map(groupOf);
}

function hostOf(name: string, services: readonly ServiceName[]): ProcessGroup {
  return {
    name,
    entry: "tools/start/host.ts",
    replicas: 1,
    services,
    env: { HOSTED_SERVICES: services.join(",") },
    nodeOptions: serviceHeap,
  };
}

/** The image service is always a separate process, because it decodes untrusted images. */
export function imagesGroup(mode: Mode): ProcessGroup {
  return {
    name: "images",
    entry: "services/images/server.ts",
    replicas: mode === "fleet" ? 2 : 1,
    services: [],
    ...(mode === "single" && { nodeOptions: smallHeap }),
  };
}

/** The demo's photo host, chat provider and receiver of events. */
export const demoHostsGroup: ProcessGroup = {
  name: "demo-hosts",
  entry: "tools/demo-hosts/main.ts",
  replicas: 1,
  services: [],
  isExternal: true,
};

/** @param servers if several, one renders the releases on trial */
export function shellGroup(mode: Mode, servers = mode === "fleet" ? 2 : 1): ProcessGroup {
  return {
    name: "shell",
    entry: "shell/src/server/server.ts",
    replicas: servers,
    services: [],
    nodeOptions: mode === "single" ? [...smallHeap, dropReleases] : shellHeap,
  };
}
