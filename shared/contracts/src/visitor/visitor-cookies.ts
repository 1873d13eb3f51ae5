import { isAllowed, isGranted } from "./consent.ts";
import {
  anonymousVisitor,
  type BuyerPreferences,
  type ConsentCategory,
  consentCategories,
  type VerifiedClaims,
  type Visitor,
  visitorCookies,
} from "./visitor.ts";

/** The texts that are kept of a visitor, and how long each may be, in UTF-16 units. */
export const profileLimits = {
  firstName: 60,
  lastName: 60,
  email: 254,
  phone: 40,
  locationAddress: 120,
} as const;
export type ProfileField = keyof typeof profileLimits;
export const profileFields: readonly ProfileField[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "locationAddress",
];

/** Browsers keep no more of one cookie. */
export const maxCookieLength = 4096;

interface Setting {
  cookieTier: number;
  globalPrivacyControl: boolean;
  /** What the server has checked; nothing in a cookie that scripts can write proves anything. */
  proven?: VerifiedClaims;
  /** What the visitor service keeps; no cookie has it. */
  terms?: BuyerPreferences;
}

/**
 * The visitor whom a `Cookie` header (or `document.cookie`) describes. What is malformed, too long or
 * not allowed to be kept counts as missing, field by field; nothing throws.
 */
export function readVisitor(cookies: string, setting: Setting): Visitor {
  const {
    cookieTier,
    globalPrivacyControl,
    proven = anonymousVisitor.proven,
    terms = anonymousVisitor.terms,
  } = setting;
  const consent = { ...readConsent(cookies, cookieTier), globalPrivacyControl };
  if (!isAllowed("functional", consent, cookieTier)) return { ...anonymousVisitor, ...consent };
  const userId = readCookie(cookies, visitorCookies.userId);
  return {
    ...consent,
    ...readProfile(jsonOf(cookies, visitorCookies.profile)),
    uniqueUserId: isUserId(userId) ? userId : null,
    isLead: readCookie(cookies, visitorCookies.lead) === "1",
    terms,
    proven,
  };
}

/** The value of the first cookie called `name` as it was before it was encoded; null = none. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at < 1 || pair.slice(0, at).trim() !== name) continue;
    return decoded(pair.slice(at + 1).trim());
  }
  return null;
}

/** A text for one line: no control characters, nothing that is half a character. */
export function isLine(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest && !unfit.test(value);
}

const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

export function isUserId(value: string | null): value is string {
  return value !== null && /^[\w-]{16,64}$/.test(value);
}

/** What was granted without asking counts for nothing where the site asks. */
function readConsent(cookies: string, cookieTier: number) {
  const text = readCookie(cookies, visitorCookies.allowed);
  const names = text?.split(",").map((name) => name.trim()) ?? [];
  const allowed: ConsentCategory[] = consentCategories.filter((one) => names.includes(one));
  if (allowed.length === 0 && !names.includes("essential")) {
    return { allowed: null, hasAnswered: false };
  }
  const hasAnswered = readCookie(cookies, visitorCookies.display) !== "show";
  if (!hasAnswered && !isGranted(cookieTier)) return { allowed: null, hasAnswered };
  return { allowed, hasAnswered };
}

function readProfile(value: unknown): Pick<Visitor, ProfileField> {
  const text = (field: ProfileField) => {
    const given = own(value, field);
    return isLine(given, profileLimits[field]) ? given : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    locationAddress: text("locationAddress"),
  };
}

/** A property of a value's own: what its prototype has was not given by anybody. */
function own(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function jsonOf(cookies: string, name: string): unknown {
  try {
    return JSON.parse(readCookie(cookies, name) ?? "null");
  } catch {
    return null;
  }
}

function decoded(value: string): string | null {
  if (value.length > maxCookieLength) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
