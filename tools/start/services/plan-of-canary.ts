import type { ServiceName } from "@forecourt/contracts/services";
import { type Plan, type ProcessPlan, planSite, portsNeeded, type Site } from "../plan.ts";
import { planOfReleases } from "./plan-of-releases.ts";

interface CanaryProcess {
  service: ServiceName;
  /** The file of the release that runs. */
  file: string;
  port: number;
}

/**
 * The process of a service's release beside the live release: with the same data, and the live processes of all other
 * services. It is always a process of its own, however the site groups its services.
 */
export function planOfCanary(
  site: Site,
  base: Plan,
  { service, file, port }: CanaryProcess,
): ProcessPlan {
  const alone: Site = { ...site, mode: "separate", gateways: 1 };
  // Every address is replaced below by the site's address.
  const anyPorts = Array.from({ length: portsNeeded(alone) }, () => port);
  const plan = planSite(alone, anyPorts)
    .flat()
    .find(({ services = [] }) => services.includes(service));
  if (!plan) throw new Error(`no process runs ${service}`);
  const addresses = base.flat().find(({ env }) => env["UPSTREAM_SHELL"] !== undefined)?.env ?? {};
  const called = Object.keys(plan.env).filter((name) => name.startsWith("UPSTREAM_"));
  const { REUSE_PORT: _ofLive, ...env } = plan.env;
  const own: ProcessPlan = {
    ...plan,
    name: `${service}-canary`,
    env: {
      ...env,
      ...Object.fromEntries(called.map((name) => [name, addresses[name] ?? ""])),
      PORT: String(port),
    },
  };
  return planOfReleases(own, { [service]: file });
}
