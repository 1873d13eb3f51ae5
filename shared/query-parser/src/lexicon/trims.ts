import { MAX_TEXT } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { isReserved } from "../phrases/reserved-phrases.ts";
import { joinTokens } from "../tokens/phrase-book.ts";
import { textBetween, tokenize } from "../tokens/tokens.ts";

const MAX_TOKENS = 6;

/** Trims and their shorter forms by phrase key, with the text filter that finds them. */
export function trimPhrases(trims: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const trim of trims) {
    const written = tokenize(trim.toLowerCase());
    const { tokens } = written;
    const starts = tokens.flatMap(({ startsWord }, index) => (startsWord ? [index] : []));
    const ends = [...starts.slice(1), tokens.length];
    for (const [index, to] of ends.entries()) {
      if (to > MAX_TOKENS) break;
      const from = starts[index] ?? 0;
      name(0, to);
      if (joinTokens(tokens, from, to).length > 2) name(from, to);
    }
    function name(from: number, to: number): void {
      const key = joinTokens(tokens, from, to);
      const text = textBetween(written, from, to);
      const says = /\p{L}/u.test(key) && !isReserved(key) && text.length <= MAX_TEXT;
      if (says && !names.has(key)) names.set(key, text);
    }
  }
  return names;
}
