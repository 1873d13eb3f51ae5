import { allBits, type Bits, clearBit } from "../bits/bits.ts";
import { groupSizes } from "../facets/facet-counts.ts";
import { getOrCreate } from "../pricing/get-or-create.ts";
import type { Groups } from "../rows/groups.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { type GatedInventory, isGated } from "./gated-inventory.ts";

interface GatedRows {
  /** Number of gated vehicles by condition and store: "used columbia". */
  counts: ReadonlyMap<string, number>;
  /** The vehicles that are not gated; null = none is gated. */
  others: Bits | null;
  /** Visible vehicles per group, computed on first use. */
  sizes: Map<Groups, Uint32Array>;
}

/** Cached days per index: dealers in different time zones change days at different times. */
const MAX_CACHED_DAYS = 4;

const cache = new WeakMap<InventoryIndex, Map<string, GatedRows>>();

/** The rows visible to this request; null = all. */
export function visibleRows({ cars, gated }: Pick<SearchRequest, "cars" | "gated">): Bits | null {
  return gated && gatedRows(cars.index, gated).others;
}

/**
 * Visible vehicles per group. Cached, because counting took longer than the rest of a search without row
 * filters.
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

/** Gated vehicles of the searched condition and stores, regardless of other filters. */
export function countGated({ cars, gated, filter, storeIds }: SearchRequest): number {
  if (!gated) return 0;
  const { counts } = gatedRows(cars.index, gated);
  const conditions = gated.conditions.filter((one) => one === (filter.condition ?? one));
  return storeIds
    .flatMap((store) => conditions.map((condition) => counts.get(`${condition} ${store}`) ?? 0))
    .reduce((sum, count) => sum + count, 0);
}

/** Iterates from the newest vehicle and stops at the first that is too old to be gated. */
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
      const countKey = `${condition} ${grouped.storeId.at(row)}`;
      counts.set(countKey, (counts.get(countKey) ?? 0) + 1);
    }
    return { counts, others: counts.size === 0 ? null : others, sizes: new Map() };
  });
}
