import { getReturnedAlertForm, signUpForAlerts } from "@forecourt/contracts/areas/inventory/alerts";
import { AppError } from "@forecourt/contracts/errors";
import { alertsSentHref } from "@forecourt/contracts/paths/alert-paths";
import { isEmail } from "@forecourt/domain/email";
import { textVersion } from "@forecourt/domain/text-version";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { readFormToken } from "@forecourt/service-kit/form-token/form-token";
import { identityOf, type RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { runIdempotent } from "@forecourt/service-kit/idempotency/run-idempotent";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { AlertDeps } from "../alerts/alert-deps.ts";
import { limitNetwork } from "../alerts/limit-network.ts";
import {
  bodyOfFields,
  formFields,
  returnedFormPath,
  type SignUpBody,
  typedOf,
} from "../alerts/sign-up-form.ts";
import { signUp } from "../alerts/subscriptions/sign-up.ts";
import { watchStarts } from "../alerts/subscriptions/subject.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";

const parseForm = express.urlencoded({ extended: false, limit: "20kb", parameterLimit: 20 });

/** Signs addresses up for mails about cars, by JSON and by HTML forms. */
export function alertSignUpRoutes(app: Express, deps: AlertDeps): void {
  app.post(signUpForAlerts.path, requireSameOrigin, parseForm, htmlForm(deps));
  mount(app, signUpForAlerts, async ({ body, request, response }) => {
    const key = idempotencyKeyOf(request);
    const { method, path } = signUpForAlerts;
    const tenant = tenantOf(request);
    const identity = key === null ? null : identityOf({ key, method, path, tenant, body });
    return { location: await accept(deps, body, { request, response, identity }) };
  });
  mount(app, getReturnedAlertForm, ({ query: { typed }, response }) => {
    response.set("cache-control", "no-store");
    return { email: typedOf(typed, { secret: deps.secret, now: deps.now() }) };
  });
}

/** Redirects an HTML form to its next page; other requests go on. */
function htmlForm(deps: AlertDeps): RequestHandler {
  return async (request, response, next) => {
    const fields = formFields(request);
    if (fields === null) return next();
    const body = bodyOfFields(fields);
    const location = await accept(deps, body, { request, response, identity: null }).catch(
      (thrown: unknown) => {
        const problem = problemOf(thrown);
        response.removeHeader("retry-after");
        return returnedFormPath(body, { problem, secret: deps.secret, now: deps.now() });
      },
    );
    response.set("cache-control", "no-store").redirect(303, location);
  };
}

interface Sent {
  request: Request;
  response: Response;
  identity: RequestIdentity | null;
}

/** Stores the sign-up and returns the next page, which is the same for a known address. */
async function accept(deps: AlertDeps, body: SignUpBody, sent: Sent): Promise<string> {
  const { request, response, identity } = sent;
  const tenant = tenantOf(request);
  const { dealerId, language = null } = tenant;
  const dealers = deps.dealers.current();
  if (!dealers.config(tenant).pages.alerts) {
    throw new AppError("not-found", "this dealer sends no alerts");
  }
  const location = alertsSentHref(body);
  // A program that fills in every field learns nothing.
  if ((body.website ?? "").trim() !== "") return location;
  const { texts } = dealers.site(tenant);
  checkForm(deps, dealerId, body, texts);
  await limitNetwork(deps, dealerId, { request, response });
  const gated = gatedInventoryFor(request, tenant, { dealers, today: null });
  const starts = await watchStarts(deps, body, { tenant, gated });
  const now = deps.now();
  const { database, secret } = deps;
  const { isRepeated } = await runIdempotent(
    { database, area: "inventory", now: deps.now },
    identity,
    async (query) => {
      const consent = consentOf(body, texts);
      await signUp(query, {
        dealerId,
        address: body.email,
        starts,
        consent,
        language,
        secret,
        now,
      });
      return {};
    },
  );
  if (!isRepeated) deps.onQueued();
  return location;
}

/** @throws AppError fields-invalid */
function checkForm(
  { secret, now }: AlertDeps,
  dealerId: string,
  { email, formToken }: SignUpBody,
  texts: Readonly<Record<string, string>>,
): void {
  const invalid = (name: string, key: string) =>
    new AppError("fields-invalid", "some fields need a correction", {
      fields: { [name]: texts[key] ?? key },
    });
  if (!isEmail(email.trim())) throw invalid("email", "alerts.problem.email");
  // The page that shows it has a token of its own.
  const issued = readFormToken(formToken, { secret, dealerId, now: now() });
  if (issued === null) throw invalid("form", "alerts.problem.again");
}

function consentOf({ contactConsent = "" }: SignUpBody, texts: Readonly<Record<string, string>>) {
  const text = texts["alerts.consent"] ?? "";
  return { version: contactConsent, text: textVersion(text) === contactConsent ? text : null };
}

/** Problem that the page of a returned form shows. @throws errors that the visitor cannot correct */
function problemOf(thrown: unknown): string {
  const { code, fields } = toAppError(thrown);
  if (code === "fields-invalid") return fields && "email" in fields ? "email" : "again";
  if (code === "too-many-requests") return "many";
  if (code === "unavailable") return "again";
  throw thrown;
}
