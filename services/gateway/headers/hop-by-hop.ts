import type { IncomingHttpHeaders } from "node:http";

/** Headers that speak of one connection only (RFC 9110, section 7.6.1) and are never passed on. */
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

/** Names that `headers` must not be passed on with: the usual ones, and those it names itself. */
export function hopByHopNames({ connection }: IncomingHttpHeaders): Set<string> {
  const named = (connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return new Set([...hopByHop, ...named]);
}
