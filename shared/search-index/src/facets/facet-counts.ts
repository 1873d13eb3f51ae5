import { type Bits, countRange } from "../bits/bits.ts";
import type { Code } from "../columns/coded-column.ts";
import type { GroupedColumn } from "../columns/grouped-column.ts";
import type { Groups } from "../rows/groups.ts";

/** How many cars would be found if a filter were this value alone, all else as asked. */
export type Counts = ReadonlyMap<Code, number>;

/** Cars of each group that `bits` holds (null = every car), by group; only of the groups listed. */
export function groupSizes(
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

/** How many cars of these groups have each value of a grouped fact; values of no car are left out. */
export function countByValue(
  { codes, dictionary }: GroupedColumn<Code>,
  lists: readonly Uint32Array[],
  sizes: Uint32Array,
): Counts {
  const counts = new Uint32Array(dictionary.length);
  for (const list of lists) {
    for (let index = 0; index < list.length; index++) {
      const group = list[index] as number;
      (counts[codes[group] as number] as number) += sizes[group] as number;
    }
  }
  const found = dictionary.map((value, code): [Code, number] => [value, counts[code] as number]);
  return new Map(found.filter(([, count]) => count > 0));
}
