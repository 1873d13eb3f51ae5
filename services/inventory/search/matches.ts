import type { FilterKey } from "@forecourt/contracts/search-filter";
import { allBits, type Bits, intersect, noBits, setRange } from "./bits.ts";
import { type Counts, countGroups, sizesOf } from "./facet-counts.ts";
import type { GroupFacet } from "./fields.ts";
import {
  filtersAcrossStores,
  type GroupFilter,
  groupFilters,
  isEveryStore,
} from "./group-filters.ts";
import { matchGroups } from "./group-matches.ts";
import type { GroupLevel } from "./inventory-index.ts";
import { publicSizes } from "./private-rows.ts";
import { intersection, rowFilters } from "./row-filters.ts";
import type { SearchRequest } from "./search-request.ts";
import { type Selection, selectionOf } from "./selection.ts";

/** Which cars a search finds, and would find without one of its filters. */
export interface Matches {
  readonly fitting: Selection;
  /** Cars that fit all filters but one on single cars. */
  without(key: FilterKey): Selection;
  /** Cars by value of a grouped fact that fit all filters but those on the fact itself. */
  counts(facet: GroupFacet): Counts;
}

export function matchesOf(request: SearchRequest, facets: readonly GroupFacet[]): Matches {
  const { index } = request.cars;
  const { rows } = index;
  const { groups, columns, asked } = groupsFor(request);
  const matches = matchGroups(groups, asked);
  const filters = rowFilters(request);
  const bits = intersection(filters);
  const lists = new Set([matches.fitting, ...facets.flatMap((facet) => matches.countedFor(facet))]);
  // What is hidden is the same in every search: its groups are counted once.
  const isHiddenOnly = bits !== null && filters.every(({ key }) => key === null);
  const sizes = isHiddenOnly ? publicSizes(request, groups) : sizesOf(groups, [...lists], bits);

  const inGroups = (found: Bits | null): Selection => {
    if (matches.all) return selectionOf(found ?? allBits(rows));
    const fitting = noBits(rows);
    for (const group of matches.fitting) {
      setRange(fitting, groups.starts[group] as number, groups.starts[group + 1] as number);
    }
    if (found) intersect(fitting, found);
    return selectionOf(fitting);
  };
  const fitting = inGroups(bits);
  return {
    fitting,
    without: (key) =>
      filters.some((one) => one.key === key) ? inGroups(intersection(filters, key)) : fitting,
    counts: (facet) => countGroups(columns[facet], matches.countedFor(facet), sizes),
  };
}

/** The fewest groups that can answer, and what is asked of them. */
function groupsFor(request: SearchRequest): GroupLevel & { asked: GroupFilter[] } {
  const { acrossStores, groups, table } = request.cars.index;
  if (!isEveryStore(request))
    return { groups, columns: table.grouped, asked: groupFilters(request) };
  return { ...acrossStores, asked: filtersAcrossStores(request, acrossStores.columns) };
}
