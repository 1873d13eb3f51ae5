import type { AppError } from "@forecourt/contracts/errors";
import {
  type RejectedForm,
  rejectedFormCookie,
  rejectedFormSeconds,
} from "@forecourt/contracts/leads/rejected-form";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { keyedDigest } from "../../limits/keyed-digest.ts";
import type { LeadEndpoint } from "../lead-endpoint.ts";
import type { LeadRequest } from "../lead-request.ts";
import { redactSocialSecurityNumbers } from "../redact-ssn.ts";
import { siteContextFor, storeConfigFor } from "../store-config.ts";
import { type FormAddress, formAddress, parseAddress } from "./form-address.ts";
import { rejectionOf } from "./rejection.ts";

/**
 * Redirects a rejected HTML form to its page, which shows once what was typed and why it was rejected:
 * the form is stored under a random id, and the next document reads it by its cookie.
 * @throws the given error when no page of this site is known to have the form
 */
export async function returnForm(
  deps: Deps,
  { errorRedirect }: Pick<LeadEndpoint<z.ZodType>, "errorRedirect">,
  request: LeadRequest,
  error: AppError,
): Promise<void> {
  const { response, site, fields } = request;
  const formFields = fields ?? {};
  const redirect = errorRedirect?.(error, formFields) ?? null;
  const address =
    redirect === null
      ? formAddress(formFields, request.request, site)
      : parseAddress(redirect, site);
  if (address === null) throw error;
  const isExplainedByPage = redirect !== null;
  const form = rejectedForm(deps, request, { address, error, isExplainedByPage });
  const { signer } = request;
  const network = [signer.dealerId, clientNetwork(request.request)];
  const sender = keyedDigest(signer.secret, "rejected-form", network);
  const id = await deps.rejectedForms.insert(form, { ...signer, sender });
  const maxAge = rejectedFormSeconds * 1000;
  const attributes = { httpOnly: true, sameSite: "lax", secure: true } as const;
  response.cookie(rejectedFormCookie, id ?? "not-stored", {
    ...attributes,
    maxAge,
    path: address.page,
  });
  response.removeHeader("retry-after");
  response.redirect(303, isExplainedByPage ? address.path : `${address.path}#${address.id}`);
}

interface Rejected {
  address: FormAddress;
  error: AppError;
  isExplainedByPage: boolean;
}

function rejectedForm(
  deps: Deps,
  { response, tenant, fields }: LeadRequest,
  { address, error, isExplainedByPage }: Rejected,
): RejectedForm {
  const formFields = redactSocialSecurityNumbers(fields ?? {});
  const store = formFields["store"];
  const retryAfter = Number(response.get("retry-after") ?? 0) || null;
  const site = siteContextFor(deps, tenant, store);
  const storeName = storeConfigFor(deps, tenant, store).company.name;
  const rejection = rejectionOf({ site, storeName, fields: formFields, error, retryAfter });
  return {
    page: address.page,
    id: address.id,
    status: error.status,
    retryAfter,
    fields: formFields,
    rejection: isExplainedByPage ? null : rejection,
  };
}
