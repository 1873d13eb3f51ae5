import type { IncomingMessage } from "node:http";

/**
 * Kind of work that a request needs. health = a probe of this process; file = part of a page that was sent already;
 * write = a lead or another change; read = everything else.
 */
export type RequestKind = "health" | "file" | "write" | "read";

/** The kind of `request`, by its method and path as the client wrote them. */
export function requestKind({ method, url = "" }: IncomingMessage): RequestKind {
  if (method !== "GET" && method !== "HEAD") return "write";
  if (/^\/(?:livez|readyz|metrics)(?:\?|$)/.test(url)) return "health";
  return /^\/(?:remotes|assets)\//.test(url) ? "file" : "read";
}
