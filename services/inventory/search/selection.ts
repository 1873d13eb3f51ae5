import { type Bits, countWord } from "./bits.ts";
import { commonBits } from "./common-bits.ts";

/** Rows that are counted often, and where they are. They do not change. */
export interface Selection {
  readonly bits: Bits;
  /** Words of `bits` that are not empty; null = more than a few. */
  readonly words: Uint32Array | null;
  readonly count: number;
}

/** From this share of words on, going through all of them is quicker than by a list. */
const MOST_LISTED = 1 / 16;

export function selectionOf(bits: Bits): Selection {
  const most = Math.ceil(bits.length * MOST_LISTED);
  const words = new Uint32Array(most);
  let used = 0;
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const set = bits[word] as number;
    if (set === 0) continue;
    if (used < most) words[used] = word;
    used += 1;
    count += countWord(set);
  }
  return { bits, words: used > most ? null : words.subarray(0, used), count };
}

/** How many of the rows are in `set` as well. */
export function countIn({ bits, words }: Selection, set: Bits): number {
  if (words === null) return commonBits.count(bits, set);
  let count = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number;
    count += countWord((bits[word] as number) & (set[word] as number));
  }
  return count;
}
