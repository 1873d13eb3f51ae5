import { generalPhrases, passedOver } from "./general-phrases.ts";
import { keyOf } from "./phrase-book.ts";
import { numberWords, words } from "./words.ts";

const others = new Set(
  [
    ...Object.values(words.colors).flat(),
    ...words.exclusions,
    ...words.inside,
    ...words.outside,
    ...words.leftAlone,
    ...Object.values(words.credit).flat(),
    ...numberWords.about,
    ...numberWords.between,
    ...[numberWords.comparisons, numberWords.afterwards, numberWords.topics, numberWords.units]
      .flatMap((group) => Object.values(group))
      .flat(),
  ].map(keyOf),
);

/** Whether a key has a meaning for every dealer, so that it is no name or trim by itself. */
export function isTaken(key: string): boolean {
  return (
    generalPhrases.get(key) !== undefined || passedOver.get(key) !== undefined || others.has(key)
  );
}
