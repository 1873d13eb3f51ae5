import type { Endpoint } from "@forecourt/contracts/endpoint";
import type { Express } from "express";

/** Properties of an endpoint that documentation needs, whatever the exact types of its schemas. */
export type DeclaredEndpoint = Pick<
  Endpoint,
  "method" | "path" | "params" | "query" | "body" | "reply" | "errors"
>;

const declared = new WeakMap<Express, DeclaredEndpoint[]>();

/**
 * Adds endpoints to the OpenAPI document of `app`. `mount` does it by itself; a route that reads its
 * request in another way, such as a form's, declares its endpoint here.
 */
export function declareEndpoints(app: Express, ...endpoints: readonly DeclaredEndpoint[]): void {
  declared.set(app, [...declaredEndpoints(app), ...endpoints]);
}

/** Every endpoint that `app` serves, in the order of their declaration. */
export function declaredEndpoints(app: Express): readonly DeclaredEndpoint[] {
  return declared.get(app) ?? [];
}
