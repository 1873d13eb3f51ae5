import type { RequestHandler } from "express";
import { hopByHopHeaders } from "./hop-by-hop.ts";

/** Headers that only the gateway may set. Node answers `expect` itself. */
const reserved = /^(?:x-forecourt-|x-forwarded-|forwarded$|x-real-ip$|expect$|http2-settings$)/;

/** Headers that a Connection header must not remove: they change what the request means. */
const required = new Set(["host", "content-length", "content-type", "cookie", "transfer-encoding"]);

/** Removes hop-by-hop, forwarding and internal headers that a client sent. */
export const stripClientHeaders: RequestHandler = ({ headers }, _response, next) => {
  const hopByHop = hopByHopHeaders(headers);
  for (const name of Object.keys(headers)) {
    if (reserved.test(name) || (hopByHop.has(name) && !required.has(name))) delete headers[name];
  }
  next();
};
