import type { FilterKey } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { allBits, type Bits, emptyBits, intersect, setRange } from "../bits/bits.ts";
import { type Selection, selectionOf } from "../bits/selection.ts";
import { type Counts, countByValue, groupSizes } from "../facets/facet-counts.ts";
import type { GroupFacet } from "../rows/fields.ts";
import type { GroupLevel } from "../rows/inventory-index.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { visibleGroupSizes } from "./gated-rows.ts";
import {
  filtersAcrossStores,
  type GroupFilter,
  groupFilters,
  includesEveryStore,
} from "./group-filters.ts";
import { matchGroups } from "./group-matches.ts";
import { intersection, rowFilters } from "./row-filters.ts";

/** The vehicles a search matches, and would match without one of its filters. */
export interface Matches {
  readonly matching: Selection;
  /** Vehicles that match all filters except this row filter. */
  matchingWithout(key: FilterKey): Selection;
  /** Vehicles by value of a grouped field, with all filters applied except those on that field. */
  counts(facet: GroupFacet): Counts;
}

export function findMatches(request: SearchRequest, facets: readonly GroupFacet[]): Matches {
  const { index } = request.cars;
  const { rows } = index;
  const { groups, columns, groupFilterList } = groupsFor(request);
  const matches = matchGroups(groups, groupFilterList);
  const filters = rowFilters(request);
  const bits = intersection(filters);
  const lists = new Set([
    matches.matching,
    ...facets.flatMap((facet) => matches.countedForFacet(facet)),
  ]);
  // Visible group sizes are the same for every search, so they are cached.
  const isGatedOnly = bits !== null && filters.every(({ key }) => key === null);
  const sizes = isGatedOnly
    ? visibleGroupSizes(request, groups)
    : groupSizes(groups, [...lists], bits);

  const inGroups = (found: Bits | null): Selection => {
    if (matches.all) return selectionOf(found ?? allBits(rows));
    const matching = emptyBits(rows);
    for (const group of matches.matching) {
      setRange(matching, groups.starts[group] as number, groups.starts[group + 1] as number);
    }
    if (found) intersect(matching, found);
    return selectionOf(matching);
  };
  const matching = inGroups(bits);
  return {
    matching,
    matchingWithout: (key) =>
      filters.some((one) => one.key === key) ? inGroups(intersection(filters, key)) : matching,
    counts: (facet) => countByValue(columns[facet], matches.countedForFacet(facet), sizes),
  };
}

/** The coarsest groups that can answer the search, with the filters on them. */
function groupsFor(request: SearchRequest): GroupLevel & { groupFilterList: GroupFilter[] } {
  const { acrossStores, groups, table } = request.cars.index;
  if (!includesEveryStore(request))
    return { groups, columns: table.grouped, groupFilterList: groupFilters(request) };
  return { ...acrossStores, groupFilterList: filtersAcrossStores(request, acrossStores.columns) };
}
