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

/** Maximum length of each text of the visitor's profile, in UTF-16 units. */
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

/** Maximum size of one cookie in browsers, in bytes. */
export const maxCookieLength = 4096;

interface Setting {
  cookieTier: number;
  globalPrivacyControl: boolean;
  /** Claims that the server has verified; cookies that scripts can write cannot be trusted. */
  proven?: VerifiedClaims;
  /** Preferences from the visitor service, which are not in cookies. */
  terms?: BuyerPreferences;
}

/**
 * Parses the visitor from a `Cookie` header or `document.cookie`. Fields that are malformed, too long or
 * without consent count as missing. Never throws.
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

/** The decoded value of the first cookie called `name`; null = none. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at < 1 || pair.slice(0, at).trim() !== name) continue;
    return decoded(pair.slice(at + 1).trim());
  }
  return null;
}

/** True for a single-line text without control characters and unpaired surrogates. */
export function isLine(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest && !unfit.test(value);
}

const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

export function isUserId(value: string | null): value is string {
  return value !== null && /^[\w-]{16,64}$/.test(value);
}

/** Implied consent does not count on a site that asks for consent. */
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
    const fieldValue = own(value, field);
    return isLine(fieldValue, profileLimits[field]) ? fieldValue : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    locationAddress: text("locationAddress"),
  };
}

/** An own property of a value; properties of the prototype are not part of the cookie. */
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
