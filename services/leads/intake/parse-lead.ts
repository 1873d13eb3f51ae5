import { AppError } from "@forecourt/contracts/errors";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { identityOf, type RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { checkedIdempotencyKey, idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import type { z } from "zod";
import { keyedDigest } from "../limits/keyed-digest.ts";
import { bodyOfForm } from "./form-fields.ts";
import type { LeadEndpoint } from "./lead-endpoint.ts";
import type { LeadRequest } from "./lead-request.ts";
import { redactSocialSecurityNumbers } from "./redact-ssn.ts";

interface ParsedLead<B extends z.ZodType> {
  body: z.output<B>;
  /** Null = the client sent no Idempotency-Key and none can be derived. */
  identity: RequestIdentity | null;
}

/**
 * The validated body of a request and its identity for idempotency.
 * @throws AppError bad-body; bad-request for an unusable Idempotency-Key
 */
export function parseLead<B extends z.ZodType>(
  { path, body: schema }: LeadEndpoint<B>["endpoint"],
  request: LeadRequest,
): ParsedLead<B> {
  const { tenant, fields } = request;
  const input: unknown = fields === null ? request.request.body : bodyOfForm(fields);
  const body = parseBody(schema, input);
  const key = idempotencyKey(request, path, input);
  const identity =
    key === null ? null : identityOf({ key, method: "POST", path, tenant, body: input });
  return { body, identity };
}

function parseBody<B extends z.ZodType>(schema: B | undefined, input: unknown): z.output<B> {
  const result = schema?.safeParse(redactSocialSecurityNumbers(input ?? null));
  if (result?.success) return result.data;
  const issues = result ? describeIssues("body", result.error) : "body: expected none";
  throw new AppError("bad-body", issues);
}

/**
 * An HTML form cannot send the header. Its key is derived from its content and its form token, so
 * that pressing the button twice sends one lead.
 */
function idempotencyKey(
  { request, signingContext, fields }: LeadRequest,
  path: string,
  input: unknown,
): string | null {
  const { idempotencyKey: field, formToken } = fields ?? {};
  if (field) return checkedIdempotencyKey(field, "body.idempotencyKey");
  return (
    idempotencyKeyOf(request) ??
    (formToken ? keyedDigest(signingContext.secret, "form", [path, input]) : null)
  );
}
