import type { IncomingMessage } from "node:http";
import { cohortCookie } from "@forecourt/contracts/experiments/cohort-cookie";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import { readRequestCookie } from "./cookie.ts";

/**
 * Whether a visitor may have a cohort. Experiments and canaries measure (analytics) what visitors do who are known
 * again (functional); where the site grants both without asking, a first request has them, too.
 */
export function mayHaveCohort({ headers }: IncomingMessage, cookieTier: number): boolean {
  const { cookie = "", "sec-gpc": signal } = headers;
  const visitor = readVisitor(cookie, { cookieTier, globalPrivacyControl: signal === "1" });
  return (["functional", "analytics"] as const).every((category) =>
    isAllowed(category, visitor, cookieTier),
  );
}

/** The cohort in the request's cookie; null = none, or no number of a cohort. */
export function cohortIn(request: IncomingMessage): number | null {
  const text = readRequestCookie(request, cohortCookie.name);
  if (text === null || !/^\d{1,3}$/.test(text)) return null;
  return Number(text);
}
