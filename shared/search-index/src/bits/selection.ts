import { type Bits, popcount } from "./bits.ts";
import { intersectionCounter } from "./intersection-counter.ts";

/** An immutable set of rows, prepared for counting many intersections. */
export interface Selection {
  readonly bits: Bits;
  /** The part of `bits` from its first nonzero word, at `first`, to its last. */
  readonly used: Bits;
  readonly first: number;
  /** Indexes of the nonzero words of `bits`; null = too many to list. */
  readonly words: Uint32Array | null;
  readonly count: number;
}

/** Above this share of nonzero words, scanning all words is faster than using the list. */
const MAX_LISTED_SHARE = 1 / 16;

export function selectionOf(bits: Bits): Selection {
  const most = Math.ceil(bits.length * MAX_LISTED_SHARE);
  const words = new Uint32Array(most);
  let some = 0;
  let count = 0;
  let first = bits.length;
  let end = first;
  for (let word = 0; word < bits.length; word++) {
    const set = bits[word] as number;
    if (set === 0) continue;
    if (some === 0) first = word;
    end = word + 1;
    if (some < most) words[some] = word;
    some += 1;
    count += popcount(set);
  }
  const listed = some > most ? null : words.subarray(0, some);
  return { bits, used: bits.subarray(first, end), first, words: listed, count };
}

/** Size of the intersection with `set`. */
export function countIn({ bits, used, first, words }: Selection, set: Bits): number {
  if (words === null)
    return intersectionCounter.count(used, set.subarray(first, first + used.length));
  let count = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number;
    count += popcount((bits[word] as number) & (set[word] as number));
  }
  return count;
}
