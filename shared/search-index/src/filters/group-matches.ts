import type { GroupedField } from "../rows/fields.ts";
import type { Groups } from "../rows/groups.ts";
import type { GroupFilter } from "./group-filters.ts";

/** Which groups fit the filters on grouped facts. */
export interface GroupMatches {
  /** Groups that fit every filter. */
  readonly matching: Uint32Array;
  /** True when that is every group there is. */
  readonly all: boolean;
  /** Groups whose cars a facet counts: those that fit every filter but, perhaps, the facet's own. */
  countedForFacet(facet: GroupedField): Uint32Array[];
}

/** More than one filter does not fit. */
const SEVERAL_MISSES = 0xff;

export function matchGroups({ count }: Groups, filters: readonly GroupFilter[]): GroupMatches {
  // Two filters on one fact, the least and the most year, are missed as one.
  const fields = [...new Set(filters.map(({ field }) => field))];
  const misses = missesByGroup(count, filters, fields);
  const [matching = new Uint32Array(0), ...missing] = groupsByMiss(misses, fields.length);
  return {
    matching,
    all: matching.length === count,
    countedForFacet(facet) {
      const own = fields.indexOf(facet);
      return own < 0 ? [matching] : [matching, missing[own] as Uint32Array];
    },
  };
}

/** For each group 0 when all filters fit, n when only those on the n-th field do not, else TOO_MANY. */
function missesByGroup(
  count: number,
  filters: readonly GroupFilter[],
  fields: readonly GroupedField[],
): Uint8Array {
  const misses = new Uint8Array(count);
  for (const { field, codes, allowed } of filters) {
    const own = fields.indexOf(field) + 1;
    for (let group = 0; group < count; group++) {
      if (allowed[codes[group] as number] === 1) continue;
      const before = misses[group] as number;
      misses[group] = before === 0 || before === own ? own : SEVERAL_MISSES;
    }
  }
  return misses;
}

/** The groups with 0 misses, then those that only the first filter misses, and so on. */
function groupsByMiss(misses: Uint8Array, filters: number): Uint32Array[] {
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
    if (miss === SEVERAL_MISSES) continue;
    const list = lists[miss] as Uint32Array;
    list[ends[miss] as number] = group;
    (ends[miss] as number) += 1;
  }
  return lists;
}
