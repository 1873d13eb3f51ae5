import { phraseKey } from "../tokens/phrase-book.ts";
import { generalPhrases, ignoredPhrases } from "./general-phrases.ts";
import { numberPhrases, phrases } from "./phrases.ts";

const otherPhrases = new Set(
  [
    ...Object.values(phrases.colors).flat(),
    ...phrases.exclusions,
    ...phrases.interior,
    ...phrases.exterior,
    ...phrases.neverTypos,
    ...Object.values(phrases.credit).flat(),
    ...numberPhrases.approximations,
    ...numberPhrases.between,
    ...[
      numberPhrases.comparisons,
      numberPhrases.trailingComparisons,
      numberPhrases.topics,
      numberPhrases.units,
    ]
      .flatMap((group) => Object.values(group))
      .flat(),
  ].map(phraseKey),
);

/** Whether a phrase has a general meaning, so that it is not a name or trim on its own. */
export function isReserved(key: string): boolean {
  return (
    generalPhrases.get(key) !== undefined ||
    ignoredPhrases.get(key) !== undefined ||
    otherPhrases.has(key)
  );
}
