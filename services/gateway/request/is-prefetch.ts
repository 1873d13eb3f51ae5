import type { IncomingHttpHeaders } from "node:http";

/** True for a document that a browser fetches or renders ahead, by the standard header that scripts cannot set. */
export function isPrefetch({ "sec-purpose": purpose }: IncomingHttpHeaders): boolean {
  return typeof purpose === "string" && purpose.includes("prefetch");
}
