import type { IncomingMessage } from "node:http";
import type { Response } from "express";
import { hopByHopNames } from "../headers/hop-by-hop.ts";

/** Ours to set, or to keep. */
const inside = /^(?:x-forecourt-|x-powered-by$|server$|date$)/;

/**
 * Writes an upstream's answer to the browser as it comes, chunk by chunk. Headers that the gateway
 * has set already (request id, security policy) stay as they are.
 */
export function sendAnswer(answer: IncomingMessage, response: Response): void {
  const hop = hopByHopNames(answer.headers);
  response.status(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || hop.has(name) || inside.test(name)) continue;
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  answer.pipe(response);
}
