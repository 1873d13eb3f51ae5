/** Consent categories; essential cookies need no consent. */
export const consentCategories = ["functional", "analytics", "targeting"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/**
 * The payment terms that a visitor stated, in the wizard or elsewhere; a missing key was not stated. They are
 * financial data, so the visitor service stores them instead of cookies.
 */
export interface BuyerPreferences {
  /** Whole cents. */
  cashDown?: number;
  /** Replaces `cashDown`: percent of each car's price. */
  cashDownPercent?: number;
  tradingIn?: boolean;
  /** Whole cents. */
  tradeEquity?: number;
  /** The number of the offer for their car, and its equity in whole cents; see `offerOfEquity`. */
  tradeOffer?: string;
  tradeOfferEquity?: number;
  creditScore?: number;
  /** The token of the visitor's answer to a pre-approval, which `creditScore` comes from. */
  preApproval?: string;
  months?: number;
}

/**
 * Facts about the visitor. They come from cookies, so they cannot be trusted, except `proven`, which the server has
 * signed and verified. `terms` come from the visitor service. Address and date of birth are not part of it, see
 * `PrivateDetails`.
 */
export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  /** As typed; "" = unknown, like every other text here. */
  phone: string;
  /** The location that the visitor typed: a city or a ZIP code. */
  locationAddress: string;
  /** Random id, created with the first stored value; null = storing is not allowed. */
  uniqueUserId: string | null;
  /** Allowed categories; null = no answer yet and no implied consent. */
  allowed: readonly ConsentCategory[] | null;
  /** True once the visitor has answered the cookie banner; before that, consent is implied. */
  hasAnswered: boolean;
  /** True with a Global Privacy Control signal, which overrides every choice. */
  globalPrivacyControl: boolean;
  /** True once a lead was sent from this browser. */
  isLead: boolean;
  terms: BuyerPreferences;
  proven: VerifiedClaims;
}

/** Claims that the server has granted and signed. Times are ISO timestamps; null = not granted. */
export interface VerifiedClaims {
  unlockInventory: string | null;
  unlockPrice: string | null;
  /** The phone number that was verified by a code, ten digits. */
  phoneVerified: string | null;
}

/** A visitor of whom nothing is known. Cached documents are rendered for this one. */
export const anonymousVisitor: Visitor = Object.freeze({
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  locationAddress: "",
  uniqueUserId: null,
  allowed: null,
  hasAnswered: false,
  globalPrivacyControl: false,
  isLead: false,
  terms: Object.freeze({}),
  proven: Object.freeze({ unlockInventory: null, unlockPrice: null, phoneVerified: null }),
});

/** True when no facts about this visitor are known, so that the document may be cached for others. */
export function isAnonymous(visitor: Visitor): boolean {
  return Object.entries(anonymousVisitor).every(
    ([key, value]) => JSON.stringify(Reflect.get(visitor, key)) === JSON.stringify(value),
  );
}

/** Cookies of the profile. All but `proof` and `answers` may be read and written by scripts. */
export const visitorCookies = {
  /** URI-encoded JSON of name, email, phone and location. Functional. */
  profile: "visitor",
  /** Names of the allowed categories, `essential` among them, separated by commas. Essential. */
  allowed: "allowCookies",
  /**
   * "hide" once the visitor has answered the cookie banner, "show" while consent is implied; missing beside
   * `allowCookies` = answered. Essential.
   */
  display: "displayCookies",
  /** Random id of the visitor's `terms` in the visitor service; HttpOnly. Functional. */
  answers: "answers",
  /** "1" after the first lead. Functional. */
  lead: "lead",
  /** Functional. */
  userId: "uniqueUserId",
  /** Verified claims, signed by the visitor service; HttpOnly. Functional. */
  proof: "proof",
} as const;

/**
 * Cookies whose names begin with `__Host-` where the browser's connection is encrypted: it then accepts
 * them from this host only, not from a subdomain and not over plain HTTP, so that no other site can plant
 * them. A browser refuses that prefix over plain HTTP.
 */
export const hostCookies: readonly string[] = [visitorCookies.answers, visitorCookies.proof];

export const hostCookiePrefix = "__Host-";
