import type { IncomingMessage } from "node:http";
import type { Readable, Writable } from "node:stream";
import type { Response } from "express";
import { hopByHopHeaders } from "../headers/hop-by-hop.ts";

/** Upstream headers that never reach the browser. */
const internal = /^(?:x-forecourt-|x-powered-by$|server$|date$)/;

/** How much of a response is read from the upstream before the client has taken it: a whole page. */
const MAX_AHEAD_BYTES = 1024 * 1024;

/**
 * Streams an upstream's response to the browser. Headers that the gateway has set already (request
 * id, security policy) are not overwritten, and cookies are added to its own. Up to a megabyte is read ahead of a slow client, so that
 * the upstream is free once it has done its work.
 */
export function relayResponse(source: IncomingMessage, response: Response): void {
  const hopByHop = hopByHopHeaders(source.headers);
  response.status(source.statusCode ?? 502);
  for (const [name, value] of Object.entries(source.headers)) {
    if (value === undefined || hopByHop.has(name) || internal.test(name)) continue;
    if (name === "set-cookie") response.append(name, value);
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  relayBody(source, response);
}

function relayBody(source: Readable, response: Writable): void {
  let aheadBytes = 0;
  response.on("drain", () => {
    aheadBytes = 0;
    source.resume();
  });
  source.on("data", (chunk: Buffer) => {
    if (response.write(chunk)) return;
    aheadBytes += chunk.length;
    if (aheadBytes > MAX_AHEAD_BYTES) source.pause();
  });
  source.once("end", () => response.end());
}
