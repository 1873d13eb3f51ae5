import { randomInt } from "node:crypto";
import { cohortCookie } from "@forecourt/contracts/experiments/cohort-cookie";
import { cohortCount } from "@forecourt/domain/experiments/cohorts";
import { cohortIn, mayHaveCohort } from "@forecourt/service-kit/cohort-of";
import type { Request, Response } from "express";
import { isPrefetch } from "../request/is-prefetch.ts";
import { contextOf, cookieTierOf } from "../request/request-context.ts";

/** Each cohort is equally likely. */
export const randomCohort = () => randomInt(cohortCount);

/** The visitor's cohort; null = the visitor has none, or may not have one. */
export function knownCohort(request: Request): number | null {
  return contextOf(request).drawnCohort ?? (hasConsent(request) ? cohortIn(request) : null);
}

/**
 * The cohort for a document; a visitor without a cohort gets one with the response. Null = the visitor may not have
 * one, or the request is refused: a document that a browser fetches ahead may never be seen, so it changes no cookie.
 */
export function takeCohort(
  request: Request,
  response: Response,
  drawCohort: () => number,
): number | null {
  const known = knownCohort(request);
  if (known !== null || !hasConsent(request)) return known;
  if (isPrefetch(request.headers)) {
    response.status(503).set("cache-control", "no-store").end();
    return null;
  }
  const drawn = drawCohort();
  contextOf(request).drawnCohort = drawn;
  response.append("set-cookie", cookieText(drawn));
  return drawn;
}

/** Deletes the cookie of a visitor who has withdrawn their consent, with the next document that is not fetched ahead. */
export function dropRefusedCohort(request: Request, response: Response): void {
  const context = contextOf(request);
  if (context.hasDroppedCohort || isPrefetch(request.headers)) return;
  if (cohortIn(request) === null || hasConsent(request)) return;
  context.hasDroppedCohort = true;
  response.append("set-cookie", cookieText(null));
}

function hasConsent(request: Request): boolean {
  const cookieTier = cookieTierOf(request);
  return cookieTier !== undefined && mayHaveCohort(request, cookieTier);
}

/** A `Set-Cookie` value; null = deletes the cookie. */
function cookieText(cohort: number | null): string {
  const { name, maxAgeSeconds } = cohortCookie;
  const age = cohort === null ? 0 : maxAgeSeconds;
  return `${name}=${cohort ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax; Secure`;
}
