import type { ServiceName } from "@forecourt/contracts/services";
import { confidentialEnv } from "../confidential-variables.ts";
import type { Plan, ProcessPlan, Site } from "../plan.ts";
import { serviceHeap } from "../process-groups.ts";
import { sharedEnv } from "../shared-env.ts";

/**
 * A process of its own for a service that the checkout does not know. The services that it calls are not known either,
 * so it gets the addresses of all; of the secrets, it gets only those that every process needs.
 * @param base the plan of the site
 */
export function planOfAdded(
  name: ServiceName,
  { site, base, port }: { site: Site; base: Plan; port: number },
): ProcessPlan {
  return {
    name,
    entry: `services/${name}/server.ts`,
    port,
    services: [name],
    nodeOptions: serviceHeap,
    env: {
      ...sharedEnv(site),
      ...confidentialEnv([], site),
      ...addressesIn(base),
      HOST: "127.0.0.1",
      PORT: String(port),
      REUSE_PORT: process.platform === "linux" ? "1" : "0",
    },
  };
}

/** The addresses of all services, as the gateway has them. */
function addressesIn(base: Plan): Record<string, string> {
  const gateway = base.flat().find(({ entry }) => entry === "services/gateway/server.ts");
  const others = ["UPSTREAM_SHELL", "UPSTREAM_IMAGES"];
  const entries = Object.entries(gateway?.env ?? {});
  return Object.fromEntries(
    entries.filter(([key]) => key.startsWith("UPSTREAM_") && !others.includes(key)),
  );
}
