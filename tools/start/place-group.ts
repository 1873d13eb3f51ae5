import { confidentialEnv } from "./confidential-variables.ts";
import type { ProcessPlan, Site } from "./plan.ts";
import type { ProcessGroup } from "./process-groups.ts";
import { sharedEnv } from "./shared-env.ts";

/** Where all processes listen but the gateways. */
export const loopbackHost = "127.0.0.1";

/** Whether several processes can listen on one port. */
const canShare = process.platform === "linux";

/** The processes of a group, on loopback. Takes their ports from `free`. @throws Error when too few are left */
export function placeGroup(group: ProcessGroup, site: Site, free: number[]): ProcessPlan[] {
  const { name, entry, replicas, services, env: own, nodeOptions, isExternal } = group;
  return Array.from({ length: replicas }, (_, index) => {
    const port = nextPort(free, name);
    return {
      name: replicas === 1 ? name : `${name}-${index + 1}`,
      entry,
      port,
      ...(isExternal && { isExternal }),
      ...(services.length > 0 && { services }),
      ...(nodeOptions && { nodeOptions }),
      env: {
        ...sharedEnv(site),
        ...confidentialEnv(services.length > 0 ? services : [name], site),
        ...own,
        HOST: loopbackHost,
        PORT: String(port),
        // The next release of a service listens beside the present release until it has taken over.
        ...(services.length > 0 && canShare && { REUSE_PORT: "1" }),
      },
    };
  });
}

/** @throws Error when none is left */
export function nextPort(free: number[], name: string): number {
  const port = free.shift();
  if (port === undefined) throw new Error(`no free port is left for ${name}`);
  return port;
}
