import { isAllowed } from "./consent.ts";
import { type Visitor, visitorCookies } from "./visitor.ts";
import {
  isLine,
  isUserId,
  maxCookieLength,
  profileFields,
  profileLimits,
  readCookie,
} from "./visitor-cookies.ts";

/** Half a year; then the visitor is asked for consent again. */
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** Cookie in which earlier releases stored the wizard's answers. */
const formerTerms = "terms";

/** Leaves room for the cookie's name and attributes, which count, too. */
const maxValueLength = maxCookieLength - 200;

/**
 * The changes from `cookies` (a `Cookie` header or `document.cookie`) to the cookies of `visitor`, each as
 * a `Set-Cookie` value, which is also valid for `document.cookie`. Cookies without consent are deleted.
 * Private details and buyer preferences are never stored in cookies.
 */
export function cookieChanges(cookies: string, visitor: Visitor, cookieTier: number): string[] {
  return Object.entries(valuesOf(visitor, cookieTier)).flatMap(([name, value]) => {
    const now = readCookie(cookies, name) ?? "";
    if (now === value && hasCookie(cookies, name) === (value !== "")) return [];
    return [cookieText(name, value)];
  });
}

/** The text that deletes the cookie called `name`. */
export function deletedCookie(name: string): string {
  return cookieText(name, "");
}

/** The values of all cookies that scripts may write, not yet encoded; "" = delete. */
function valuesOf(visitor: Visitor, cookieTier: number): Record<string, string> {
  const { allowed, hasAnswered, uniqueUserId, isLead } = visitor;
  const choice = {
    [visitorCookies.allowed]: allowed === null ? "" : ["essential", ...allowed].join(","),
    [visitorCookies.display]: allowed === null ? "" : hasAnswered ? "hide" : "show",
  };
  const isKept = isAllowed("functional", visitor, cookieTier);
  return {
    ...choice,
    [visitorCookies.profile]: isKept ? profileJson(visitor) : "",
    [formerTerms]: "",
    [visitorCookies.lead]: isKept && isLead ? "1" : "",
    [visitorCookies.userId]: isKept && isUserId(uniqueUserId) ? uniqueUserId : "",
  };
}

/** JSON of as many fields as fit into a cookie, in order. */
function profileJson(visitor: Visitor): string {
  const fields: Record<string, string> = {};
  for (const field of profileFields) {
    const text = visitor[field].trim();
    if (text === "" || !isLine(text, profileLimits[field])) continue;
    const more = { ...fields, [field]: text };
    if (encoded(json(more)).length <= maxValueLength) fields[field] = text;
  }
  return json(fields);
}

function json(value: object): string {
  return Object.keys(value).length === 0 ? "" : JSON.stringify(value);
}

function hasCookie(cookies: string, name: string): boolean {
  return cookies.split(";").some((pair) => pair.split("=", 1)[0]?.trim() === name);
}

function cookieText(name: string, value: string): string {
  const age = value === "" ? 0 : maxAgeSeconds;
  return `${name}=${encoded(value)}; Path=/; Max-Age=${age}; SameSite=Lax; Secure`;
}

/** Does not encode commas, so that lists stay readable. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll("%2C", ",");
}
