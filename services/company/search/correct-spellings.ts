import { splitWords } from "./words.ts";

type Texts = Readonly<Record<string, string>>;

const memo = new WeakMap<Texts, ReadonlySet<string>>();

/**
 * Words that are spelled as they are meant: all words of the site's texts, and everyday words of its language that a
 * visitor may type, which `language.everydayWords` lists.
 */
export function correctSpellings(texts: Texts): ReadonlySet<string> {
  const known = memo.get(texts);
  if (known) return known;
  const words = new Set(Object.values(texts).flatMap(foldedWords));
  memo.set(texts, words);
  return words;
}

/** The words of a text, and each word without the s of a plural. */
function foldedWords(text: string): string[] {
  return splitWords(text).flatMap(({ folded }) =>
    folded.length > 3 && folded.endsWith("s") ? [folded, folded.slice(0, -1)] : [folded],
  );
}
