import { randomBytes } from "node:crypto";
import { isAllowed, withChoice } from "@forecourt/contracts/consent";
import { consentChoiceOf } from "@forecourt/contracts/consent-form";
import { AppError } from "@forecourt/contracts/errors";
import { type Visitor, visitorCookies } from "@forecourt/contracts/visitor";
import { ConsentForm, chooseConsent } from "@forecourt/contracts/visitor-consent";
import { cookieChanges, deletedCookie } from "@forecourt/contracts/visitor-cookie-changes";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { ownSiteOnly } from "@forecourt/service-kit/own-site-only";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import express, { type Express } from "express";
import type { Deps } from "../app.ts";

const limit = "8kb";

/**
 * Keeps what was pressed in the cookie banner. Only browsers without a script need it, and the same
 * form sent twice says the same. @throws AppError bad-body, or forbidden when another site sent the form
 */
export function consentRoutes(
  app: Express,
  { dealers, secret, now }: Pick<Deps, "dealers" | "secret" | "now">,
): void {
  const form = express.urlencoded({ extended: false, limit });
  app.post(chooseConsent.path, ownSiteOnly, form, (request, response) => {
    const parsed = ConsentForm.safeParse(request.body);
    if (!parsed.success) throw new AppError("bad-body", describeIssues("body", parsed.error));
    const choice = consentChoiceOf(parsed.data.choice, parsed.data.category);
    if (choice === null) throw new AppError("bad-body", "body.choice: expected a choice");
    const tenant = tenantOf(request);
    const { cookieTier } = dealers.current().site(tenant);
    const seal = { secret, dealerId: tenant.dealerId, now: now() };
    const before = visitorOf(request, { seal, cookieTier });
    const visitor = withUserId(withChoice(before, choice, cookieTier), cookieTier);
    const cookies = request.headers.cookie ?? "";
    for (const text of cookieChanges(cookies, visitor, cookieTier))
      response.append("set-cookie", text);
    if (!isAllowed("functional", visitor, cookieTier)) {
      response.append("set-cookie", deletedCookie(visitorCookies.proof));
    }
    response.set("cache-control", "no-store").status(303).location(parsed.data.back).end();
  });
}

function withUserId(visitor: Visitor, cookieTier: number): Visitor {
  const isDue = visitor.uniqueUserId === null && isAllowed("functional", visitor, cookieTier);
  return isDue ? { ...visitor, uniqueUserId: randomBytes(16).toString("hex") } : visitor;
}
