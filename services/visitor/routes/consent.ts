import { randomBytes } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import { isAllowed, withChoice } from "@forecourt/contracts/visitor/consent";
import { consentChoiceOf } from "@forecourt/contracts/visitor/consent-form";
import { type Visitor, visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { ConsentForm, chooseConsent } from "@forecourt/contracts/visitor/visitor-consent";
import { cookieChanges, deletedCookie } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import express, { type Express, type Request, type Response } from "express";
import type { RouteDeps } from "../app.ts";
import { dropTerms } from "../store/terms.ts";
import { answersIdOf, clearAnswersId } from "../terms/answers-cookie.ts";
import { termsKey } from "../terms/answers-id.ts";

const limit = "8kb";

/**
 * Keeps what was pressed in the cookie banner. Only browsers without a script need it, and the same
 * form sent twice says the same. @throws AppError bad-body, or forbidden when another site sent the form
 */
export function consentRoutes(app: Express, deps: RouteDeps): void {
  const form = express.urlencoded({ extended: false, limit });
  app.post(chooseConsent.path, requireSameOrigin, form, (request, response) =>
    choose(deps, request, response),
  );
}

async function choose(deps: RouteDeps, request: Request, response: Response): Promise<void> {
  const { dealers, secret, now } = deps;
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
  for (const text of cookieChanges(cookies, visitor, cookieTier)) {
    response.append("set-cookie", text);
  }
  if (!isAllowed("functional", visitor, cookieTier)) {
    response.append("set-cookie", deletedCookie(visitorCookies.proof));
    await takeAnswersBack(deps, request, response);
  }
  response.set("cache-control", "no-store").status(303).location(parsed.data.back).end();
}

/**
 * The choice holds also while the store cannot be reached. Then the cookie stays as well: it alone
 * finds the answers, and the next document that the shell draws has them deleted.
 */
async function takeAnswersBack(
  { database, secret, log }: RouteDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const id = answersIdOf(request);
  if (id === null) return;
  const { dealerId } = tenantOf(request);
  try {
    await dropTerms(database.query, termsKey({ secret, dealerId }, id));
    clearAnswersId(response);
  } catch (error) {
    log.error(
      { err: error },
      "the answers of a visitor who takes his consent back stay till his next document",
    );
  }
}

function withUserId(visitor: Visitor, cookieTier: number): Visitor {
  const isDue = visitor.uniqueUserId === null && isAllowed("functional", visitor, cookieTier);
  return isDue ? { ...visitor, uniqueUserId: randomBytes(16).toString("hex") } : visitor;
}
