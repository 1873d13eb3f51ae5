import { areaNames } from "./areas.ts";

/** Services that serve all areas: they own no page. */
export const commonServiceNames = ["leads", "visitor"] as const;
export type CommonServiceName = (typeof commonServiceNames)[number];

/** Every service that answers below `/api`. */
export const serviceNames = [...areaNames, ...commonServiceNames] as const;
export type ServiceName = (typeof serviceNames)[number];

/** `UPSTREAM_INVENTORY`: the variable with the addresses of a service's replicas. */
export type UpstreamVariable = `UPSTREAM_${Uppercase<ServiceName>}`;

export function upstreamVariable(name: ServiceName): UpstreamVariable {
  return `UPSTREAM_${name.toUpperCase() as Uppercase<ServiceName>}`;
}

/**
 * Names below `/api` that are not the service's own: the specification gives these addresses.
 * `/api/email/send` is answered by the leads service.
 */
const otherNames: Readonly<Record<string, ServiceName>> = {
  email: "leads",
  customer: "visitor",
  track: "visitor",
};

const ownNames: ReadonlyMap<string, ServiceName> = new Map(
  serviceNames.map((name) => [name, name]),
);

/** Which service answers below `/api/{name}`; null when none does. */
export function serviceOfApi(name: string): ServiceName | null {
  return ownNames.get(name) ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : null) ?? null;
}
