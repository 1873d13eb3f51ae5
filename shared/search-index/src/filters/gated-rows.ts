import { allBits, type Bits, clearBit } from "../bits/bits.ts";
import { groupSizes } from "../facets/facet-counts.ts";
import { getOrCreate } from "../pricing/get-or-create.ts";
import type { Groups } from "../rows/groups.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { type GatedInventory, isGated } from "./gated-inventory.ts";

interface GatedRows {
  /** How many there are by condition and store: "used columbia". */
  counts: ReadonlyMap<string, number>;
  /** All others; null = there are no private ones. */
  others: Bits | null;
  /** Of the others, how many cars each group has; by level, made when first asked for. */
  sizes: Map<Groups, Uint32Array>;
}

/** Days that are kept for each index: midnight comes for one store after the other. */
const MAX_CACHED_DAYS = 4;

const cache = new WeakMap<InventoryIndex, Map<string, GatedRows>>();

/** The rows that this request may see; null = all. */
export function visibleRows({ cars, gated }: Pick<SearchRequest, "cars" | "gated">): Bits | null {
  return gated && gatedRows(cars.index, gated).others;
}

/**
 * How many cars of each group this request may see. To count them with every search took longer than
 * all else of a search without a filter on single cars.
 */
export function visibleGroupSizes(
  { cars, gated }: Pick<SearchRequest, "cars" | "gated">,
  groups: Groups,
): Uint32Array {
  const every = () => [Uint32Array.from({ length: groups.count }, (_, group) => group)];
  if (!gated) return groupSizes(groups, every(), null);
  const { others, sizes } = gatedRows(cars.index, gated);
  const counted = sizes.get(groups) ?? groupSizes(groups, every(), others);
  sizes.set(groups, counted);
  return counted;
}

/** Private cars of the condition and the stores that are searched, whatever else is asked for. */
export function countGated({ cars, gated, filter, storeIds }: SearchRequest): number {
  if (!gated) return 0;
  const { counts } = gatedRows(cars.index, gated);
  const conditions = gated.conditions.filter((one) => one === (filter.condition ?? one));
  return storeIds
    .flatMap((store) => conditions.map((condition) => counts.get(`${condition} ${store}`) ?? 0))
    .reduce((sum, count) => sum + count, 0);
}

/** The newest cars come first in their order, so that no other is looked at. */
function gatedRows(index: InventoryIndex, gated: GatedInventory): GatedRows {
  const days = cache.get(index) ?? new Map<string, GatedRows>();
  cache.set(index, days);
  return getOrCreate(days, JSON.stringify(gated), MAX_CACHED_DAYS, () => {
    const { grouped, coded } = index.table;
    const others = allBits(index.rows);
    const counts = new Map<string, number>();
    for (const row of index.orders.newest) {
      const firstSeen = String(coded.firstSeen.at(row));
      if (firstSeen <= gated.firstSeenAfter) break;
      const condition = gated.conditions.find((one) => one === grouped.condition.at(row));
      if (!condition || !isGated({ status: "live", condition, firstSeen }, gated)) continue;
      clearBit(others, row);
      const place = `${condition} ${grouped.storeId.at(row)}`;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return { counts, others: counts.size === 0 ? null : others, sizes: new Map() };
  });
}
