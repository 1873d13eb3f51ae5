import { href } from "@forecourt/contracts/href";
import { type Receipt } from "@forecourt/contracts/leads/receipt";
import { inquiryParameters } from "@forecourt/contracts/leads/send";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { FormFields } from "./form-fields.ts";

/** `URL` needs an origin to parse a path. */
const placeholderOrigin = "http://here.invalid";

/**
 * Where to redirect a form without JavaScript after success: to the path in its `next` field, with the
 * inquiry as a parameter, so that a flow of several steps can continue; else to the inquiry page, which names
 * the vehicles that the lead has unlocked.
 */
export function successRedirect(
  { next }: FormFields,
  { token, unlocked }: Pick<Receipt, "token" | "unlocked">,
): string {
  if (next === undefined || !isPathOfThisSite(next)) {
    const query = unlocked === undefined ? "" : `?${inquiryParameters.unlocked}=${unlocked}`;
    return href.inquiry(token) + query;
  }
  const url = new URL(next, placeholderOrigin);
  url.searchParams.set(wizardParameters.inquiry, token);
  return url.pathname + url.search + url.hash;
}
