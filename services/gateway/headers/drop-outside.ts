import type { RequestHandler } from "express";
import { hopByHopNames } from "./hop-by-hop.ts";

/** Ours alone to set, or about this hop only. `expect` is answered by the server itself. */
const ours = /^(?:x-forecourt-|x-forwarded-|forwarded$|x-real-ip$|expect$|http2-settings$)/;

/** Names that a Connection header may not take away: the request means something else without them. */
const kept = new Set(["host", "content-length", "content-type", "cookie", "transfer-encoding"]);

/** Drops what no outside request may say: hop-by-hop, forwarding and internal headers. */
export const dropOutside: RequestHandler = ({ headers }, _response, next) => {
  const hop = hopByHopNames(headers);
  for (const name of Object.keys(headers)) {
    if (ours.test(name) || (hop.has(name) && !kept.has(name))) delete headers[name];
  }
  next();
};
