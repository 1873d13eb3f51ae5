import type { Code } from "../columns/coded-column.ts";
import { splitWords } from "./split-words.ts";

const cache = new WeakMap<readonly Code[], readonly string[]>();

/**
 * For each entry of a dictionary which of them have a word that begins with `start`: 1 = it has; null
 * when none has. The words of a dictionary are read once, when it is first searched.
 */
export function entriesWithWordPrefix(
  dictionary: readonly Code[],
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
