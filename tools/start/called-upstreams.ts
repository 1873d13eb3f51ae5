import type { ServiceName } from "@forecourt/contracts/services";
import type { ProcessGroup } from "./process-groups.ts";

/** The services that a service calls. */
const callees: Readonly<Partial<Record<ServiceName, readonly ServiceName[]>>> = {
  inventory: ["leads"],
  leads: ["inventory"],
  financing: ["inventory", "leads"],
  trade: ["inventory", "leads"],
  service: ["leads", "trade"],
  company: ["leads"],
};

/** The variables with the addresses of the services that a group's services call; `addresses` by variable. */
export function calledUpstreams(
  { services }: Pick<ProcessGroup, "services">,
  addresses: Readonly<Record<string, string>>,
): Record<string, string> {
  const called = services.flatMap((name) => callees[name] ?? []);
  const variables = called.map((name) => `UPSTREAM_${name.toUpperCase()}`);
  return Object.fromEntries(variables.map((variable) => [variable, addresses[variable] ?? ""]));
}
