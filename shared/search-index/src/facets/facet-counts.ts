import { type Bits, countRange } from "../bits/bits.ts";
import type { DictionaryValue } from "../columns/coded-column.ts";
import type { GroupedColumn } from "../columns/grouped-column.ts";
import type { Groups } from "../rows/groups.ts";

/** Vehicles by value of a facet, with all other filters applied. */
export type Counts = ReadonlyMap<DictionaryValue, number>;

/** Vehicles in `bits` (null = all) by group, for the listed groups only. */
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

/** Vehicles of these groups by value of a grouped field, without values that no vehicle has. */
export function countByValue(
  { codes, dictionary }: GroupedColumn<DictionaryValue>,
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
  const found = dictionary.map((value, code): [DictionaryValue, number] => [
    value,
    counts[code] as number,
  ]);
  return new Map(found.filter(([, count]) => count > 0));
}
