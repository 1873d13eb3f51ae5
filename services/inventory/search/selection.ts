import { type Bits, countBoth, countWord } from "./bits.ts";

/** Rows that are counted often, and where they are. */
export interface Selection {
  readonly bits: Bits;
  /** Words of `bits` that are not empty; null = nearly all of them. */
  readonly words: Uint32Array | null;
  readonly count: number;
}

/** From this share of words on, going through all of them is quicker than by a list. */
const MOST_LISTED = 0.6;

export function selectionOf(bits: Bits): Selection {
  const words = new Uint32Array(bits.length);
  let used = 0;
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const set = bits[word] as number;
    if (set === 0) continue;
    words[used++] = word;
    count += countWord(set);
  }
  return { bits, words: used > bits.length * MOST_LISTED ? null : words.subarray(0, used), count };
}

/** How many of the rows are in `set` as well. */
export function countIn({ bits, words }: Selection, set: Bits): number {
  if (words === null) return countBoth(bits, set);
  let count = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number;
    count += countWord((bits[word] as number) & (set[word] as number));
  }
  return count;
}
