import { Receipt } from "@forecourt/contracts/leads/receipt";
import type { z } from "zod";
import type { LeadEndpoint } from "./lead-endpoint.ts";
import type { LeadRequest } from "./lead-request.ts";
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
