import type { IncomingMessage } from "node:http";

/** The raw value of the first cookie called `name`; null when the request has none. */
export function readRequestCookie({ headers }: IncomingMessage, name: string): string | null {
  for (const pair of (headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
