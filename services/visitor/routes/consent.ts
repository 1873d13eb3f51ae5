import { randomBytes } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { withChoice } from "@forecourt/contracts/visitor/consent-choice";
import { consentChoiceOf, consentFields } from "@forecourt/contracts/visitor/consent-form";
import { type Visitor, visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { ConsentForm, chooseConsent } from "@forecourt/contracts/visitor/visitor-consent";
import { cookieChanges, deletedCookie } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { cookieNameFor } from "@forecourt/service-kit/cookie";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import express, { type Express, type Request, type Response } from "express";
import {
  clearPreferencesId,
  hasPreferencesCookie,
  preferencesIdOf,
} from "../buyer-preferences/preferences-cookie.ts";
import { preferencesKey } from "../buyer-preferences/preferences-id.ts";
import type { Deps } from "../deps.ts";
import { deletePreferences } from "../store/buyer-preferences.ts";

const limit = "8kb";

/**
 * Stores the choice of the cookie banner, for browsers without JavaScript. Idempotent.
 * @throws AppError bad-body; forbidden when another origin sent the form
 */
export function consentRoutes(app: Express, deps: Deps): void {
  const form = express.urlencoded({ extended: false, limit });
  app.post(chooseConsent.path, requireSameOrigin, form, (request, response) =>
    choose(deps, request, response),
  );
}

async function choose(deps: Deps, request: Request, response: Response): Promise<void> {
  const { dealers, secret, now } = deps;
  const parsed = ConsentForm.safeParse(request.body);
  if (!parsed.success) throw new AppError("bad-body", describeIssues("body", parsed.error));
  const choice = consentChoiceOf(parsed.data.choice, [
    ...parsed.data[consentFields.category],
    ...parsed.data.category,
  ]);
  if (choice === null) throw new AppError("bad-body", "body.choice: expected a choice");
  const tenant = tenantOf(request);
  const { cookieTier } = dealers.current().site(tenant);
  const signingContext = { secret, dealerId: tenant.dealerId, now: now() };
  const before = visitorOf(request, { signingContext, cookieTier });
  const visitor = withUserId(withChoice(before, choice, cookieTier), cookieTier);
  const cookies = request.headers.cookie ?? "";
  for (const text of cookieChanges(cookies, visitor, cookieTier)) {
    response.append("set-cookie", text);
  }
  if (!isAllowed("functional", visitor, cookieTier)) {
    response.append("set-cookie", deletedCookie(cookieNameFor(request, visitorCookies.proof)));
    await revokePreferences(deps, request, response);
  }
  response.set("cache-control", "no-store").status(303).location(parsed.data.back).end();
}

/**
 * The choice is valid even if the database fails. The cookie is kept then, because only it identifies the
 * preferences; the next page view deletes them.
 */
async function revokePreferences(
  { database, secret, log }: Deps,
  request: Request,
  response: Response,
): Promise<void> {
  if (!hasPreferencesCookie(request)) return;
  const site = { secret, dealerId: tenantOf(request).dealerId };
  const id = preferencesIdOf(request, site);
  try {
    if (id !== null) await deletePreferences(database.query, preferencesKey(site, id));
    clearPreferencesId(response);
  } catch (error) {
    log.error(
      { err: error },
      "buyer preferences not deleted on revoked consent; retried at the next page view",
    );
  }
}

function withUserId(visitor: Visitor, cookieTier: number): Visitor {
  const isDue = visitor.uniqueUserId === null && isAllowed("functional", visitor, cookieTier);
  return isDue ? { ...visitor, uniqueUserId: randomBytes(16).toString("hex") } : visitor;
}
