import { allAreas } from "@forecourt/contracts/area-definitions";
import type { Endpoint } from "@forecourt/contracts/endpoint";
import * as leads from "@forecourt/contracts/leads/send";
import * as quotes from "@forecourt/contracts/quotes/endpoints";
import type { ReleasableName } from "@forecourt/contracts/release";
import { type ServiceName, serviceOfApi } from "@forecourt/contracts/services";
import * as tracking from "@forecourt/contracts/tracking/tracking";
import * as preferences from "@forecourt/contracts/visitor/buyer-preferences";
import * as customer from "@forecourt/contracts/visitor/customer";
import * as pageHealth from "@forecourt/contracts/visitor/page-health";
import * as recoveredError from "@forecourt/contracts/visitor/recovered-error";
import * as consent from "@forecourt/contracts/visitor/visitor-consent";
import { type JsonSchema, jsonSchema } from "@forecourt/service-kit/openapi/json-schema";

/** Contract between callers and the service of an endpoint: the JSON that is sent, in both directions. */
export interface DescribedEndpoint {
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  reply: JsonSchema;
}

/** Endpoints by method and path, without the names of its parameters: `GET /api/trade/offers/:`. */
export type Contract = Record<string, DescribedEndpoint>;

/** Endpoints of the services that all areas use; releases do not call endpoints between services. */
const commonEndpoints = [
  leads,
  quotes,
  tracking,
  preferences,
  customer,
  recoveredError,
  pageHealth,
  consent,
]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isEndpoint)
  .filter(({ path }) => serviceOfPath(path) !== null);

/** The endpoints that a release may call: endpoints of the area's service and of the common services. */
export function endpointsCalledBy(name: ReleasableName): Contract {
  const area = allAreas.find((one) => `mfe-${one.name}` === name);
  return describe([...Object.values(area?.endpoints ?? {}), ...commonEndpoints]);
}

/** The endpoints of each service of this checkout. */
export function servedEndpoints(): Partial<Record<ServiceName, Contract>> {
  const all = [
    ...allAreas.flatMap(({ endpoints }) => Object.values(endpoints)),
    ...commonEndpoints,
  ];
  const byService = Map.groupBy(all, ({ path }) => serviceOfPath(path));
  return Object.fromEntries(
    [...byService].flatMap(([service, endpoints]) =>
      service === null ? [] : [[service, describe(endpoints)]],
    ),
  );
}

/** The service of `/api/{name}/…`; null for a path of the gateway itself. */
export function serviceOfPath(path: string): ServiceName | null {
  const [, api, name = ""] = path.split("/");
  return api === "api" ? serviceOfApi(name) : null;
}

function describe(endpoints: readonly Endpoint[]): Contract {
  return Object.fromEntries(
    endpoints.map(({ method, path, params, query, body, reply }) => [
      `${method} ${path.replaceAll(/:\w+/g, ":")}`,
      {
        ...(params && { params: jsonSchema(params, "input") }),
        ...(query && { query: jsonSchema(query, "input") }),
        ...(body && { body: jsonSchema(body, "input") }),
        // The reply as it is sent, before the caller's schema changes it.
        reply: jsonSchema(reply, "input"),
      },
    ]),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" &&
    value !== null &&
    "method" in value &&
    "path" in value &&
    "reply" in value
  );
}
