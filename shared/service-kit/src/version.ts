import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";

/**
 * Where a process states the versions of its services' data, as `{ versions }` by name; null = not known
 * now. `?of=` names the services, separated by commas, because one process may host several.
 */
export const versionPath = "/version";

/** Responds with the current versions of the services that are asked for. */
export function versionRoute(versionOf: (service: string) => string | null): RequestHandler {
  return (request, response) => {
    const { of: names } = request.query;
    const services = typeof names === "string" ? names.split(",") : [];
    const versions = Object.fromEntries(services.map((name) => [name, versionOf(name)]));
    response.setHeader("cache-control", "no-store");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ versions }));
  };
}

/**
 * Sets the version header before the handler reads any data: when data changes in between, the response
 * has the older version, and a cache of it sees that it is outdated.
 */
export function stampVersion(version: () => string | null): RequestHandler {
  return (_request, response, next) => {
    const current = version();
    if (current !== null) response.setHeader(internalHeaders.version, current);
    next();
  };
}
