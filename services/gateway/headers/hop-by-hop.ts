import type { IncomingHttpHeaders } from "node:http";

/** Headers that apply to one connection only (RFC 9110, section 7.6.1) and are never forwarded. */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** The names of hop-by-hop headers: the standard ones, and those that `Connection` lists. */
export function hopByHopHeaders({ connection }: IncomingHttpHeaders): Set<string> {
  const listed = (connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return new Set([...hopByHop, ...listed]);
}
