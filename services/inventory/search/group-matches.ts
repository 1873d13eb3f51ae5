import type { GroupedField } from "./fields.ts";
import type { GroupFilter } from "./filters.ts";
import type { Groups } from "./groups.ts";

/** Which groups fit the filters on grouped facts. */
export interface GroupMatches {
  /** Groups that fit every filter. */
  readonly fitting: Uint32Array;
  /** True when that is every group there is. */
  readonly all: boolean;
  /** Groups whose cars a facet counts: those that fit every filter but, perhaps, the facet's own. */
  countedFor(facet: GroupedField): Uint32Array[];
}

/** More than one filter does not fit. */
const TOO_MANY = 0xff;

export function matchGroups({ count }: Groups, filters: readonly GroupFilter[]): GroupMatches {
  const misses = missesByGroup(count, filters);
  const [fitting = new Uint32Array(0), ...missing] = split(misses, filters.length);
  return {
    fitting,
    all: fitting.length === count,
    countedFor(facet) {
      const own = filters.findIndex(({ field }) => field === facet);
      return own < 0 ? [fitting] : [fitting, missing[own] as Uint32Array];
    },
  };
}

/** For each group 0 when all filters fit, n when only the n-th does not, else TOO_MANY. */
function missesByGroup(count: number, filters: readonly GroupFilter[]): Uint8Array {
  const misses = new Uint8Array(count);
  for (const [index, { codes, allowed }] of filters.entries()) {
    for (let group = 0; group < count; group++) {
      if (allowed[codes[group] as number] === 1) continue;
      misses[group] = misses[group] === 0 ? index + 1 : TOO_MANY;
    }
  }
  return misses;
}

/** The groups with 0 misses, then those that only the first filter misses, and so on. */
function split(misses: Uint8Array, filters: number): Uint32Array[] {
  const sizes = new Uint32Array(256);
  for (let group = 0; group < misses.length; group++)
    (sizes[misses[group] as number] as number) += 1;
  const lists = Array.from(
    { length: filters + 1 },
    (_, miss) => new Uint32Array(sizes[miss] as number),
  );
  const ends = new Uint32Array(filters + 1);
  for (let group = 0; group < misses.length; group++) {
    const miss = misses[group] as number;
    if (miss === TOO_MANY) continue;
    const list = lists[miss] as Uint32Array;
    list[ends[miss] as number] = group;
    (ends[miss] as number) += 1;
  }
  return lists;
}
