import type { GroupedField } from "../rows/fields.ts";
import type { Groups } from "../rows/groups.ts";
import type { GroupFilter } from "./group-filters.ts";

/** The groups that match the filters on grouped fields. */
export interface GroupMatches {
  /** Groups that match every filter. */
  readonly matching: Uint32Array;
  /** Whether all groups match. */
  readonly all: boolean;
  /** Groups counted for a facet: those that match every filter except, perhaps, the facet's own. */
  countedForFacet(facet: GroupedField): Uint32Array[];
}

/** A group that misses filters on several fields. */
const SEVERAL_MISSES = 0xff;

export function matchGroups({ count }: Groups, filters: readonly GroupFilter[]): GroupMatches {
  // Minimum and maximum year are two filters on one field, and count as one miss.
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

/**
 * By group: 0 if all filters match, n if only filters on the n-th field do not, else SEVERAL_MISSES.
 */
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

/**
 * Lists of groups by miss: first those without a miss, then those that miss only field 1, and so on.
 */
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
