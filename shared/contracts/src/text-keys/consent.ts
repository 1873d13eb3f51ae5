/** The cookie banner and its dialog speak two languages; a dealer may change the words of either. */
const inBoth = [
  "title",
  "ask",
  "notice",
  "signal",
  "customize",
  "accept",
  "deny",
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

type Both = (typeof inBoth)[number];

const none: readonly string[] = [];

/** `consent.en.title`, `consent.es.title` and so on. */
const spoken = Object.fromEntries(
  inBoth.flatMap((name) => [
    [`consent.en.${name}`, none],
    [`consent.es.${name}`, none],
  ]),
) as Record<`consent.${"en" | "es"}.${Both}`, readonly string[]>;

export const consentKeys = { ...spoken, "consent.link": none, "consent.honored": none };
