/** Texts of the cookie banner and its dialog, which exist in English and Spanish. */
const bilingualKeys = [
  "title",
  "ask",
  "notice",
  "signal",
  "policy",
  "customize",
  "accept",
  "deny",
  "denyNote",
  "keep",
  "dismiss",
  "language",
  "settings",
  "essential",
  "essentialNote",
  "functional",
  "functionalNote",
  "analytics",
  "analyticsNote",
  "targeting",
  "targetingNote",
  "always",
  "refused",
  "save",
  "close",
] as const;

type Both = (typeof bilingualKeys)[number];

const none: readonly string[] = [];

const nowKeys = { "consent.en.now": ["names"], "consent.es.now": ["names"] } as const;

/** `consent.en.title`, `consent.es.title` and so on. */
const byLanguage = Object.fromEntries(
  bilingualKeys.flatMap((name) => [
    [`consent.en.${name}`, none],
    [`consent.es.${name}`, none],
  ]),
) as Record<`consent.${"en" | "es"}.${Both}`, readonly string[]>;

export const consentKeys = {
  ...byLanguage,
  ...nowKeys,
  "consent.link": none,
  "consent.honored": none,
};
