import { type Bits, countRange } from "./bits.ts";
import type { Code, CodedColumn } from "./columns/coded-column.ts";
import type { GroupedColumn } from "./columns/grouped-column.ts";
import type { Groups } from "./groups.ts";
import type { FacetCount } from "./query.ts";

/** Cars of each group that `bits` holds (null = every car), by group; only of the groups listed. */
export function sizesOf(
  { count, starts }: Groups,
  lists: readonly Uint32Array[],
  bits: Bits | null,
): Uint32Array {
  const sizes = new Uint32Array(count);
  for (const list of lists) {
    for (let index = 0; index < list.length; index++) {
      const group = list[index] as number;
      const from = starts[group] as number;
      const to = starts[group + 1] as number;
      sizes[group] = bits ? countRange(bits, from, to) : to - from;
    }
  }
  return sizes;
}

/** How many cars of these groups have each value of a grouped fact. */
export function countGroups(
  { codes, dictionary }: GroupedColumn<Code>,
  lists: readonly Uint32Array[],
  sizes: Uint32Array,
): FacetCount[] {
  const counts = new Uint32Array(dictionary.length);
  for (const list of lists) {
    for (let index = 0; index < list.length; index++) {
      const group = list[index] as number;
      (counts[codes[group] as number] as number) += sizes[group] as number;
    }
  }
  return found(dictionary, counts);
}

/** How many of these rows have each value of a fact of single cars. */
export function countRows({ codes, dictionary }: CodedColumn<Code>, bits: Bits): FacetCount[] {
  const counts = new Uint32Array(dictionary.length);
  for (let word = 0; word < bits.length; word++) {
    // Takes the lowest bit off until none is left.
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      const row = (word << 5) + 31 - Math.clz32(left & -left);
      (counts[codes[row] as number] as number) += 1;
    }
  }
  return found(dictionary, counts);
}

function found(dictionary: readonly Code[], counts: Uint32Array): FacetCount[] {
  return dictionary
    .map((value, code) => ({ value, count: counts[code] as number }))
    .filter(({ count }) => count > 0);
}
