import { areaNames } from "./areas.ts";

/** Services of all areas, without pages. */
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
 * Names below `/api` that the specification requires and that differ from the service's name:
 * the leads service serves `/api/email/send`.
 */
const otherNames: Readonly<Record<string, ServiceName>> = {
  email: "leads",
  customer: "visitor",
  experiments: "visitor",
  track: "visitor",
};

const ownNames: ReadonlyMap<string, ServiceName> = new Map(
  serviceNames.map((name) => [name, name]),
);

/** The service of `/api/{name}`; null = none. */
export function serviceOfApi(name: string): ServiceName | null {
  return ownNames.get(name) ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : null) ?? null;
}
