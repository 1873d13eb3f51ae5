import type { IncomingMessage } from "node:http";
import type { Response } from "express";
import { hopByHopHeaders } from "../headers/hop-by-hop.ts";

/** Upstream headers that never reach the browser. */
const internal = /^(?:x-forecourt-|x-powered-by$|server$|date$)/;

/**
 * Streams an upstream's response to the browser. Headers that the gateway has set already (request
 * id, security policy) are not overwritten.
 */
export function relayResponse(source: IncomingMessage, response: Response): void {
  const hopByHop = hopByHopHeaders(source.headers);
  response.status(source.statusCode ?? 502);
  for (const [name, value] of Object.entries(source.headers)) {
    if (value === undefined || hopByHop.has(name) || internal.test(name)) continue;
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  source.pipe(response);
}
