import type { Sort } from "@forecourt/contracts/search-filter";
import { type Bits, hasBit, intersect, noBits, setRange } from "./bits.ts";
import { countGroups, countRows, sizesOf } from "./facet-counts.ts";
import { type FacetField, isRowFacet } from "./fields.ts";
import { groupFilters, intersection, rowFilters } from "./filters.ts";
import { type GroupMatches, matchGroups } from "./group-matches.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { FacetCount, IndexQuery, IndexResult } from "./query.ts";

/**
 * Answers a query: how many cars fit, which of them are on the page, and how many each value of each
 * facet would find. Filters on grouped facts are decided once for each group; filters on single cars
 * become sets of bits, which are counted group by group.
 */
export function searchIndex(index: InventoryIndex, query: IndexQuery): IndexResult {
  const matches = matchGroups(index.groups, groupFilters(index, query));
  const filters = rowFilters(index, query);
  const bits = intersection(filters);
  const fitting = fittingRows(index, matches, bits);
  const sizes = sizesOf(index.groups, countedGroups(matches, query), bits);
  const total = matches.fitting.reduce((sum, group) => sum + (sizes[group] as number), 0);

  const countFacet = (facet: FacetField): FacetCount[] => {
    if (!isRowFacet(facet)) {
      return countGroups(index.table.grouped[facet], matches.countedFor(facet), sizes);
    }
    const isFiltered = filters.some(({ field }) => field === facet);
    const others = isFiltered ? fittingRows(index, matches, intersection(filters, facet)) : fitting;
    return countRows(index.table.coded[facet], others);
  };
  return {
    total,
    rows: total > query.offset ? pageOf(index, query, fitting) : [],
    counts: Object.fromEntries(query.facets.map((facet) => [facet, countFacet(facet)])),
  };
}

/** Every group whose size somebody asks for, each list of groups once. */
function countedGroups(matches: GroupMatches, { facets }: IndexQuery): Uint32Array[] {
  const lists = facets.flatMap((facet) => (isRowFacet(facet) ? [] : matches.countedFor(facet)));
  return [...new Set([matches.fitting, ...lists])];
}

/** The rows in `bits` (null = every row) whose group fits. */
function fittingRows(
  { groups, rows }: InventoryIndex,
  matches: GroupMatches,
  bits: Bits | null,
): Bits {
  if (matches.all && bits) return bits;
  const fitting = noBits(rows);
  if (matches.all) {
    setRange(fitting, 0, rows);
    return fitting;
  }
  for (const group of matches.fitting) {
    setRange(fitting, groups.starts[group] as number, groups.starts[group + 1] as number);
  }
  if (bits) intersect(fitting, bits);
  return fitting;
}

/** Walks through the cars in the order asked for until the page is full. */
function pageOf(
  { orders }: InventoryIndex,
  { sort, offset, limit }: { sort: Sort; offset: number; limit: number },
  fitting: Bits,
): number[] {
  const order = orders[sort];
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && page.length < limit; place++) {
    const row = order[place] as number;
    if (!hasBit(fitting, row)) continue;
    if (passed < offset) passed += 1;
    else page.push(row);
  }
  return page;
}
