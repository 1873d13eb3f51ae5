import { rejectedFormCookie } from "../leads/rejected-form.ts";
import { previewCookie } from "../preview.ts";
import { hostCookiePrefix, hostCookies, visitorCookies } from "./visitor.ts";

/**
 * Everything in a request that makes its visitor known, besides the query: a document for a request with
 * any of these may contain data of that visitor. Values do not matter, not even malformed ones.
 */
export const identifyingCookies: readonly string[] = [
  ...Object.values(visitorCookies),
  ...hostCookies.map((name) => hostCookiePrefix + name),
  rejectedFormCookie,
  previewCookie.name,
];
export const identifyingHeaders: readonly string[] = ["sec-gpc", "authorization"];

/**
 * True when nothing in the headers makes the visitor known. Cookies that the site does not read, such as
 * those of a tag, and the cookie of the chosen store do not identify anyone.
 */
export function isAnonymousRequest(headers: Readonly<Record<string, unknown>>): boolean {
  if (identifyingHeaders.some((name) => headers[name] !== undefined)) return false;
  const { cookie } = headers;
  if (cookie === undefined || cookie === "") return true;
  if (typeof cookie !== "string") return false;
  return !cookie.split(";").some((pair) => {
    const name = pair.split("=", 1)[0]?.trim() ?? "";
    return identifyingCookies.includes(name);
  });
}
