import type { DictionaryValue } from "../columns/coded-column.ts";
import { splitWords } from "./split-words.ts";

const cache = new WeakMap<readonly DictionaryValue[], readonly string[]>();

/**
 * By dictionary entry, 1 if one of its words begins with `start`; null if no entry has one. Words are
 * split once per dictionary.
 */
export function entriesWithWordPrefix(
  dictionary: readonly DictionaryValue[],
  start: string,
): Uint8Array | null {
  const haystacks =
    cache.get(dictionary) ??
    dictionary.map((entry) => ` ${splitWords(String(entry ?? "")).join(" ")}`);
  cache.set(dictionary, haystacks);
  const needle = ` ${start}`;
  const found = Uint8Array.from(haystacks, (words) => (words.includes(needle) ? 1 : 0));
  return found.includes(1) ? found : null;
}
