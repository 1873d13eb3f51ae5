import type { Code } from "../columns/coded-column.ts";
import { wordsOf } from "./words.ts";

const known = new WeakMap<readonly Code[], readonly string[]>();

/**
 * For each entry of a dictionary which of them have a word that begins with `start`: 1 = it has; null
 * when none has. The words of a dictionary are read once, when it is first searched.
 */
export function entriesWith(dictionary: readonly Code[], start: string): Uint8Array | null {
  const haystacks =
    known.get(dictionary) ??
    dictionary.map((entry) => ` ${wordsOf(String(entry ?? "")).join(" ")}`);
  known.set(dictionary, haystacks);
  const needle = ` ${start}`;
  const found = Uint8Array.from(haystacks, (words) => (words.includes(needle) ? 1 : 0));
  return found.includes(1) ? found : null;
}
