import { MAX_TEXT } from "@forecourt/contracts/search-filter";
import { atomsOf, wordsOf } from "./atoms.ts";
import { isTaken } from "./common-words.ts";
import { joined } from "./phrase-book.ts";

const MOST_ATOMS = 6;

/** What trims are called, by key, with the text that finds them; shorter names of them as well. */
export function trimNames(trims: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const trim of trims) {
    const written = atomsOf(trim.toLowerCase());
    const { atoms } = written;
    const starts = atoms.flatMap(({ begins }, index) => (begins ? [index] : []));
    const ends = [...starts.slice(1), atoms.length];
    for (const [index, to] of ends.entries()) {
      if (to > MOST_ATOMS) break;
      const from = starts[index] ?? 0;
      name(0, to);
      if (joined(atoms, from, to).length > 2) name(from, to);
    }
    function name(from: number, to: number): void {
      const key = joined(atoms, from, to);
      const text = wordsOf(written, from, to);
      const says = /\p{L}/u.test(key) && !isTaken(key) && text.length <= MAX_TEXT;
      if (says && !names.has(key)) names.set(key, text);
    }
  }
  return names;
}
