/** What a visitor can allow besides what the site cannot do without. */
export const consentCategories = ["functional", "analytics", "targeting"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/**
 * How the visitor buys, as far as the pricing wizard has asked; keys left out were not answered. A
 * lender asks for it, so no cookie holds any of it: the visitor service does.
 */
export interface BuyerPreferences {
  /** Whole cents. */
  cashDown?: number;
  tradingIn?: boolean;
  /** Whole cents. */
  tradeEquity?: number;
  creditScore?: number;
  months?: number;
}

/**
 * What the site knows of the person in front of it. It comes from cookies, so nothing in it may
 * decide what matters, except `proven`, which the server has signed and checked. Only `terms` are kept
 * by the visitor service. His address and date of birth are none of it, see `PrivateDetails`.
 */
export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  /** As it was typed; "" = not known, like every other text here. */
  phone: string;
  /** Where the visitor is, as he said: a city or a ZIP code. */
  locationAddress: string;
  /** Random, made with the first thing that is kept; null = nothing may be kept. */
  uniqueUserId: string | null;
  /** Categories allowed so far; null = the visitor has not answered, and nothing was granted for him. */
  allowed: readonly ConsentCategory[] | null;
  /** True once the visitor chose himself; what is allowed before that was granted without asking. */
  hasAnswered: boolean;
  /** The browser asks not to be tracked (Global Privacy Control): that wins over every choice. */
  globalPrivacyControl: boolean;
  /** True once a lead was sent from this browser. */
  isLead: boolean;
  terms: BuyerPreferences;
  proven: VerifiedClaims;
}

/** What the server has granted and signed. Times are ISO timestamps; null = not granted. */
export interface VerifiedClaims {
  unlockInventory: string | null;
  unlockPrice: string | null;
  /** The number that was verified by a code, ten digits. */
  phoneVerified: string | null;
}

/** Somebody of whom nothing is known; what a document that others may get is drawn for. */
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

/** Whether nothing is known of this visitor: his document may be kept for others. */
export function isAnonymous(visitor: Visitor): boolean {
  return Object.entries(anonymousVisitor).every(
    ([key, value]) => JSON.stringify(Reflect.get(visitor, key)) === JSON.stringify(value),
  );
}

/** Cookies of the profile. All but `proof` and `answers` may be read and written by scripts. */
export const visitorCookies = {
  /** URI-encoded JSON of name, e-mail, phone and place. Functional. */
  profile: "visitor",
  /** Names of the allowed categories, `essential` among them, separated by commas. Essential. */
  allowed: "allowCookies",
  /**
   * "hide" once the visitor answered the cookie banner, "show" while what is allowed was granted without
   * asking; missing beside `allowCookies` = answered. Essential.
   */
  display: "displayCookies",
  /** A random id by which the visitor service knows his `terms`, out of the reach of scripts. Functional. */
  answers: "answers",
  /** "1" after the first lead. Functional. */
  lead: "lead",
  /** Functional. */
  userId: "uniqueUserId",
  /** Signed by the visitor service, out of the reach of scripts. Functional. */
  proof: "proof",
} as const;
