import type { IncomingMessage } from "node:http";
import { hostCookiePrefix, hostCookies } from "@forecourt/contracts/visitor/visitor";

/**
 * The raw value of the first cookie called `name`, see `cookieNameFor`; null when the request has none.
 */
export function readRequestCookie(request: IncomingMessage, name: string): string | null {
  const wanted = cookieNameFor(request, name);
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
  }
  return null;
}

/** The name of a cookie in this browser: with `__Host-` for some of them over TLS, see `hostCookies`. */
export function cookieNameFor({ headers }: IncomingMessage, name: string): string {
  const isEncrypted = headers["x-forwarded-proto"] === "https";
  return isEncrypted && hostCookies.includes(name) ? hostCookiePrefix + name : name;
}
