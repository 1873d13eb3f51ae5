import type { IncomingHttpHeaders } from "node:http";
import { rejectedFormCookie } from "@forecourt/contracts/leads/rejected-form";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { hostCookiePrefix, hostCookies } from "@forecourt/contracts/visitor/visitor";
import { readCookie, readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import type { RequestHandler } from "express";
import { isPrefetch } from "../request/is-prefetch.ts";
import { cookieTierOf } from "../request/request-context.ts";

/**
 * Refuses a prefetched document whose response would change the visitor's stored data: it would take a form that was
 * sent back, or delete data after consent was withdrawn. The browser then requests the document again when the visitor
 * goes there.
 */
export const refusePrefetch: RequestHandler = (request, response, next) => {
  const { headers } = request;
  if (!isPrefetch(headers) || !changesVisitor(headers, cookieTierOf(request))) return next();
  response.status(503).set("cache-control", "no-store").end();
};

function changesVisitor(
  { cookie = "", "sec-gpc": signal }: IncomingHttpHeaders,
  cookieTier: number | undefined,
): boolean {
  const has = (name: string) => readCookie(cookie, name) !== null;
  if (has(rejectedFormCookie)) return true;
  const granted = hostCookies.flatMap((name) => [name, hostCookiePrefix + name]);
  if (cookieTier === undefined || !granted.some(has)) return false;
  const visitor = readVisitor(cookie, { cookieTier, globalPrivacyControl: signal === "1" });
  return !isAllowed("functional", visitor, cookieTier);
}
