import type { AppError } from "@forecourt/contracts/errors";
import { Receipt } from "@forecourt/contracts/leads/send";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { renderFormWithErrors } from "./form-resubmit/form-page.ts";
import type { LeadEndpoint } from "./lead-endpoint.ts";
import type { LeadRequest } from "./lead-request.ts";
import { siteContextFor, storeConfigFor } from "./store-config.ts";
import { successRedirect } from "./success-redirect.ts";

/** Responds with the receipt; an HTML form is redirected. */
export async function respondAccepted<B extends z.ZodType>(
  endpoint: LeadEndpoint<B>,
  request: LeadRequest,
  receipt: Receipt,
): Promise<void> {
  const { response, fields } = request;
  const checked = Receipt.parse(receipt);
  if (fields === null) {
    response.json(checked);
    return;
  }
  const redirect = (await endpoint.successRedirect?.(request, checked)) ?? null;
  response.redirect(303, redirect ?? successRedirect(fields, checked));
}

/** Redirects a rejected HTML form, or renders it again with its errors and everything in it. */
export function respondRejected<B extends z.ZodType>(
  deps: Deps,
  { endpoint, errorRedirect }: LeadEndpoint<B>,
  { request, response, tenant, fields }: LeadRequest,
  error: AppError,
): void {
  const formFields = fields ?? {};
  const redirect = errorRedirect?.(error, formFields) ?? null;
  if (redirect !== null) {
    response.redirect(303, redirect);
    return;
  }
  const retryAfter = Number(response.get("retry-after") ?? 0);
  const store = formFields["store"];
  const page = renderFormWithErrors({
    site: siteContextFor(deps, tenant, store),
    storeName: storeConfigFor(deps, tenant, store).company.name,
    action: endpoint.path,
    fields: formFields,
    error,
    retryInMinutes: retryAfter > 0 ? Math.ceil(retryAfter / 60) : null,
    nonce: request.get(internalHeaders.nonce) ?? null,
  });
  response.status(error.status).type("html").send(page);
}
