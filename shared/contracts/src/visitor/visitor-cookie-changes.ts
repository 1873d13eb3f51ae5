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

/** Half a year: then the visitor is asked again, and what nobody used is gone. */
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** Earlier releases kept the wizard's answers in it. */
const formerTerms = "terms";

/** The cookie's name and its attributes count, too. */
const longestValue = maxCookieLength - 200;

/**
 * The cookies that differ between `cookies` (a `Cookie` header or `document.cookie`) and what a browser
 * shall keep of `visitor`, each as the text of a `Set-Cookie` header or of an assignment to
 * `document.cookie`. Only what the visitor allows is kept; what he does not is deleted. No other fact
 * of the visitor has a place in them: neither a date of birth nor an address nor what a lender asks.
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

/** The values of all cookies that scripts may write, before they are encoded; "" = none. */
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

/** As many fields as fit, the first first. */
function profileJson(visitor: Visitor): string {
  const kept: Record<string, string> = {};
  for (const field of profileFields) {
    const text = visitor[field].trim();
    if (text === "" || !isLine(text, profileLimits[field])) continue;
    const more = { ...kept, [field]: text };
    if (encoded(json(more)).length <= longestValue) kept[field] = text;
  }
  return json(kept);
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

/** Commas stay as they are: lists of names are to be read. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll("%2C", ",");
}
