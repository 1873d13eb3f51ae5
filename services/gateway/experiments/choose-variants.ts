import { randomInt } from "node:crypto";
import { cohortCookie } from "@forecourt/contracts/experiments/cohort-cookie";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import { cohortCount } from "@forecourt/domain/experiments/cohorts";
import { splitDocumentRecord } from "@forecourt/domain/experiments/document-record";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request, RequestHandler, Response } from "express";
import { isPayload } from "../request/is-payload.ts";
import { isPrefetch } from "../request/is-prefetch.ts";
import { contextOf, dealerOf } from "../request/request-context.ts";
import type { PageExperiment } from "../tenants/tenants.ts";
import {
  assignVariants,
  experimentsOn,
  pageAddress,
  variantsOfPayload,
} from "./assign-variants.ts";

/** Request header with the record and the variants of the browser's document, see `documentRecord`. */
const documentHeader = "x-release-record";

interface ChooseVariantsDeps {
  /** Epoch ms. */
  now: () => number;
  /** A new visitor's cohort. */
  drawCohort: () => number;
}

/** Each cohort is equally likely. */
export const randomCohort = () => randomInt(cohortCount);

/**
 * Decides which variants a page is rendered in, by the visitor's cohort. A visitor without one gets one here, with the
 * first page that is part of an experiment, so that it is in their variant at once.
 */
export function chooseVariants({ now, drawCohort }: ChooseVariantsDeps): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    const { experiments } = dealerOf(request);
    const running = experiments?.(context.storeId, new Date(now())) ?? [];
    if (running.length > 0) decide(running, { request, response, drawCohort });
    if (!response.writableEnded) next();
  };
}

function decide(
  running: readonly PageExperiment[],
  {
    request,
    response,
    drawCohort,
  }: { request: Request; response: Response } & Pick<ChooseVariantsDeps, "drawCohort">,
): void {
  const context = contextOf(request);
  const { languages = [] } = dealerOf(request);
  const here = experimentsOn(running, pageAddress(request.url, languages));
  const mayTakePart = hasConsent(request);
  const known = mayTakePart ? cohortOf(request) : null;
  if (isPayload(request)) {
    const own = known === null ? null : assignVariants(here, known);
    const stated = splitDocumentRecord(request.get(documentHeader) ?? "").variants;
    context.variants = variantsOfPayload(running, stated, own);
    return;
  }
  // What a browser fetches ahead may never be seen, so it changes no cookie.
  const isAhead = isPrefetch(request.headers);
  const isRefused = !mayTakePart && cohortOf(request) !== null;
  if (isRefused && !isAhead) response.append("set-cookie", cookieText(null));
  if (here.length === 0) return;
  context.isInExperiment = true;
  if (!mayTakePart) return;
  if (known === null && isAhead)
    return void response.status(503).set("cache-control", "no-store").end();
  const cohort = known ?? drawCohort();
  if (known === null) response.append("set-cookie", cookieText(cohort));
  context.variants = assignVariants(here, cohort);
}

/**
 * Experiments measure (analytics) what visitors do who are known again (functional); where the site grants both without
 * asking, a first request has them, too.
 */
function hasConsent(request: Request): boolean {
  const { cookieTier } = dealerOf(request);
  if (cookieTier === undefined) return false;
  const { cookie = "", "sec-gpc": signal } = request.headers;
  const visitor = readVisitor(cookie, { cookieTier, globalPrivacyControl: signal === "1" });
  return (["functional", "analytics"] as const).every((category) =>
    isAllowed(category, visitor, cookieTier),
  );
}

/** The cohort in the request's cookie; null = none, or no number of a cohort. */
function cohortOf(request: Request): number | null {
  const text = readRequestCookie(request, cohortCookie.name);
  if (text === null || !/^\d{1,3}$/.test(text)) return null;
  return Number(text);
}

/** A `Set-Cookie` value; null = deletes the cookie. */
function cookieText(cohort: number | null): string {
  const { name, maxAgeSeconds } = cohortCookie;
  const age = cohort === null ? 0 : maxAgeSeconds;
  return `${name}=${cohort ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax; Secure`;
}
