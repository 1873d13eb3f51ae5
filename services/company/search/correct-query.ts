import { editsBetween } from "@forecourt/service-kit/dealers/problems/did-you-mean";
import { matches, splitWords, stemOf, type Word } from "./words.ts";

/** Shorter words are near too many others. */
const minLength = 4;

/**
 * `query` with each word that is in no text replaced by the nearest known word; null = all words are known, or nothing
 * known is near. A word of `correct` is spelled as it is meant, so it stays although no text has it.
 */
export function correctQuery(
  query: string,
  known: readonly Word[],
  correct: ReadonlySet<string>,
): string | null {
  const names = new Set(known.map(({ folded }) => folded));
  let corrected = "";
  let from = 0;
  for (const word of splitWords(query)) {
    corrected += query.slice(from, word.from) + correctWord(word, known, { names, correct });
    from = word.to;
  }
  corrected += query.slice(from);
  const isSame = splitWords(corrected).every(
    ({ folded }, at) => folded === splitWords(query)[at]?.folded,
  );
  return isSame ? null : corrected.trim();
}

interface Spellings {
  names: ReadonlySet<string>;
  correct: ReadonlySet<string>;
}

function correctWord(
  { folded }: Word,
  known: readonly Word[],
  { names, correct }: Spellings,
): string {
  if (correct.has(folded)) return folded;
  const isKnown = known.some((word) => matches(word, [stemOf(folded)]));
  if (isKnown || folded.length < minLength || /\d/.test(folded)) return folded;
  const maxEdits = folded.length < 8 ? 1 : 2;
  const near = [...names]
    .map((name) => ({ name, edits: editsBetween(folded, name) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((one, other) => one.edits - other.edits || (one.name < other.name ? -1 : 1));
  return near[0]?.name ?? folded;
}
