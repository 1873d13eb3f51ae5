import { href } from "@forecourt/contracts/href";
import type { Receipt } from "@forecourt/contracts/leads/send";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { FlatFields } from "./form-fields.ts";

/** A place on this site only, to take the inquiry's name apart from what a form says. */
const here = "http://here.invalid";

/**
 * Where a form without a script goes on once its inquiry was taken: to the path of this site that it
 * names as `next`, with the inquiry, which a flow of several steps goes on with; else to the page of the
 * inquiry.
 */
export function onwardFrom({ next }: FlatFields, { token }: Pick<Receipt, "token">): string {
  if (next === undefined || !isPathOfThisSite(next)) return href.inquiry(token);
  const url = new URL(next, here);
  url.searchParams.set(wizardParameters.inquiry, token);
  return url.pathname + url.search + url.hash;
}
