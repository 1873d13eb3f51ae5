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
 * Redirects a rejected HTML form to its page, which shows once the typed texts and the reason of the rejection: the
 * form is stored under a random id, and the next document reads it by its cookie.
 * @throws the given error when no page of this site is known to have the form
 */
export async function returnForm(
  deps: Deps,
  { errorRedirect }: Pick<LeadEndpoint<z.ZodType>, "errorRedirect">,
  request: LeadRequest,
  error: AppError,
): Promise<void> {
  const { response, site, fields } = request;
  const own = formAddress(fields ?? {}, request.request, site);
  const redirect = errorRedirect?.(error, fields ?? {}) ?? null;
  if (redirect !== null) {
    const page = parseAddress(redirect, site);
    const form = page && rejectedForm(deps, request, { ...page, id: own?.id ?? page.id }, error);
    if (form) await setFormCookie(deps, request, { ...form, rejection: null });
    response.redirect(303, redirect);
    return;
  }
  if (own === null) throw error;
  await setFormCookie(deps, request, rejectedForm(deps, request, own, error));
  response.redirect(303, `${own.path}#${own.id}`);
}

function rejectedForm(
  deps: Deps,
  { response, tenant, ...request }: LeadRequest,
  { page, id }: FormAddress,
  error: AppError,
): RejectedForm {
  const fields = redactSocialSecurityNumbers(request.fields ?? {});
  const store = fields["store"];
  const retryAfter = Number(response.get("retry-after") ?? 0) || null;
  const site = siteContextFor(deps, tenant, store);
  const storeName = storeConfigFor(deps, tenant, store).company.name;
  const rejection = rejectionOf({ site, storeName, fields, error, retryAfter });
  return { page, id, status: error.status, retryAfter, fields, rejection };
}

/** Stores the form and sets the cookie with its id. A form that is not stored has an id of none. */
async function setFormCookie(
  { rejectedForms }: Deps,
  { request, response, signingContext }: LeadRequest,
  form: RejectedForm,
): Promise<void> {
  const network = [signingContext.dealerId, clientNetwork(request)];
  const sender = keyedDigest(signingContext.secret, "rejected-form", network);
  const id = await rejectedForms.insert(form, { ...signingContext, sender });
  // The header belongs to the page that shows the form.
  response.removeHeader("retry-after");
  response.cookie(rejectedFormCookie, id ?? "not-stored", {
    httpOnly: true,
    maxAge: rejectedFormSeconds * 1000,
    path: form.page,
    sameSite: "lax",
    secure: true,
  });
}
