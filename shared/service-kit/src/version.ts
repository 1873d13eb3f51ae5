import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";

/**
 * Where a process states the versions of its services' data, as `{ versions }` by name; null = not known now. `?of=`
 * names the services, separated by commas, because one process may host several. With `known`, the JSON of the versions
 * that the asker knows, an equal answer waits for a change, at most `maxHoldMs`; `heldMs` states how long it has
 * waited.
 */
export const versionPath = "/version";

/** Well below the second after which the gateway calls a version unknown. */
const maxHoldMs = 400;
/**
 * How late a change is answered at most. Every process looks all the time: at 20 ms, a site without visitors spent half
 * its work on it.
 */
const lookMs = 100;

/** Responds with the current versions of the requested services. */
export function versionRoute(versionOf: (service: string) => string | null): RequestHandler {
  return (request, response) => {
    const { of: names, known } = request.query;
    const services = typeof names === "string" ? names.split(",") : [];
    const current = () =>
      JSON.stringify(Object.fromEntries(services.map((name) => [name, versionOf(name)])));
    response.setHeader("cache-control", "no-store");
    response.setHeader("content-type", "application/json");
    const start = performance.now();
    const answer = (versions: string, heldMs: number) =>
      response.end(`{"versions":${versions},"heldMs":${heldMs}}`);
    const atFirst = current();
    if (atFirst !== known) return void answer(atFirst, 0);
    const looking = setInterval(() => {
      const heldMs = performance.now() - start;
      const versions = current();
      if (versions === known && heldMs < maxHoldMs) return;
      clearInterval(looking);
      answer(versions, heldMs);
    }, lookMs);
    response.once("close", () => clearInterval(looking));
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
