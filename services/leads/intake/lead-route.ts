import { type Endpoint, type Method } from "@forecourt/contracts/endpoint";
import { AppError } from "@forecourt/contracts/errors";
import { Receipt } from "@forecourt/contracts/leads/send";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { identityOf, type RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { checkedIdempotencyKey, idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import express, { type Express, type RequestHandler } from "express";
import type { z } from "zod";
import type { IntakeDeps } from "../deps.ts";
import { hiddenName } from "../limits/keyed-digest.ts";
import { type FlatFields, flatFields, nestedFields } from "./form-fields.ts";
import { againPage } from "./form-resubmit/again-page.ts";
import { siteOf, storeOf, type Visit, visitOf } from "./lead-request.ts";
import { withoutSocialSecurityNumbers } from "./redact-ssn.ts";
import { onwardFrom } from "./success-redirect.ts";

/** An endpoint that takes inquiries and gives receipts. */
type InquiryEndpoint<B extends z.ZodType> = Pick<Endpoint, "path"> & {
  method: Method;
  body?: B;
};

interface Taken<B extends z.ZodType> {
  visit: Visit;
  body: z.output<B>;
  identity: RequestIdentity | null;
  /** What a form without a script sent; null = it was JSON. */
  fields: FlatFields | null;
}

const read = express.urlencoded({ extended: false, limit: "512kb", parameterLimit: 200 });

interface TakeOptions<B extends z.ZodType> {
  take(taken: Taken<B>): Promise<Receipt>;
  /** Where a form without a script goes on that is taken, if not as it says itself. */
  onTaken?(visit: Visit, receipt: Receipt): Promise<string | null>;
  /** Where a form without a script goes on after a failure; null = it gets its page to mend. */
  onFormError?(error: AppError, fields: FlatFields): string | null;
}

/**
 * Takes inquiries of this site's own forms. JSON gets JSON; a form that was sent without a script goes
 * on to the page of its inquiry, and when something is wrong with it, it comes back filled in.
 */
export function takeInquiries<B extends z.ZodType>(
  app: Express,
  endpoint: InquiryEndpoint<B>,
  deps: IntakeDeps,
  options: TakeOptions<B>,
): void {
  app.post(endpoint.path, requireSameOrigin, read, handler(endpoint, deps, options));
}

function handler<B extends z.ZodType>(
  endpoint: InquiryEndpoint<B>,
  deps: IntakeDeps,
  { take, onTaken, onFormError }: TakeOptions<B>,
): RequestHandler {
  return async (request, response) => {
    const visit = visitOf(deps, request, response);
    const isForm = Boolean(request.is("application/x-www-form-urlencoded"));
    const fields = isForm ? flatFields(request.body) : null;
    response.set("cache-control", "no-store");
    try {
      const given: unknown = fields === null ? request.body : nestedFields(fields);
      const body = parsed(endpoint.body, given);
      const identity = identityIn(visit, { path: endpoint.path, given, fields });
      const receipt = Receipt.parse(await take({ visit, body, identity, fields }));
      if (fields === null) {
        response.json(receipt);
        return;
      }
      const ended = (await onTaken?.(visit, receipt)) ?? null;
      response.redirect(303, ended ?? onwardFrom(fields, receipt));
    } catch (thrown) {
      if (fields === null) throw thrown;
      const error = toAppError(thrown);
      if (error.status >= 500) {
        deps.log.error(
          { err: thrown, requestId: requestIdOf(request), code: error.code },
          "failed",
        );
      }
      const next = onFormError?.(error, fields) ?? null;
      if (next !== null) response.redirect(303, next);
      else sendAgain(deps, visit, { error, fields, path: endpoint.path });
    }
  };
}

function parsed<B extends z.ZodType>(schema: B | undefined, given: unknown): z.output<B> {
  const result = schema?.safeParse(withoutSocialSecurityNumbers(given ?? null));
  if (result?.success) return result.data;
  const what = result ? describeIssues("body", result.error) : "body: expected none";
  throw new AppError("bad-body", what);
}

interface Given {
  path: string;
  given: unknown;
  fields: FlatFields | null;
}

/**
 * A form without a script has no header to bring a key in. The same words from the same document are
 * the same inquiry, however often its button is pressed.
 */
function identityIn(
  { request, tenant, seal }: Visit,
  { path, given, fields }: Given,
): RequestIdentity | null {
  const { idempotencyKey, formToken } = fields ?? {};
  const derived = formToken ? hiddenName(seal.secret, "form", [path, given]) : null;
  const key = idempotencyKey
    ? checkedIdempotencyKey(idempotencyKey, "body.idempotencyKey")
    : (idempotencyKeyOf(request) ?? derived);
  return key === null ? null : identityOf({ key, method: "POST", path, tenant, body: given });
}

function sendAgain(
  deps: IntakeDeps,
  { request, response, tenant }: Visit,
  { error, fields, path }: { error: AppError; fields: FlatFields; path: string },
): void {
  const seconds = Number(response.get("retry-after") ?? 0);
  const minutes = seconds > 0 ? Math.ceil(seconds / 60) : null;
  const site = siteOf(deps, tenant, fields["store"]);
  const storeName = storeOf(deps, tenant, fields["store"]).company.name;
  const nonce = request.get(internalHeaders.nonce) ?? null;
  response
    .status(error.status)
    .type("html")
    .send(againPage({ site, storeName, action: path, fields, error, minutes, nonce }));
}
