import { remembered } from "../pricing/remembered.ts";
import { isPrivate, type PrivateCars } from "../private/private-cars.ts";
import { allBits, type Bits, clearBit } from "./bits.ts";
import { sizesOf } from "./facet-counts.ts";
import type { Groups } from "./groups.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { SearchRequest } from "./search-request.ts";

interface PrivateRows {
  /** How many there are by condition and store: "used columbia". */
  counts: ReadonlyMap<string, number>;
  /** All others; null = there are no private ones. */
  others: Bits | null;
  /** Of the others, how many cars each group has; by level, made when first asked for. */
  sizes: Map<Groups, Uint32Array>;
}

/** Days that are kept for each index: midnight comes for one store after the other. */
const KEPT_DAYS = 4;

const known = new WeakMap<InventoryIndex, Map<string, PrivateRows>>();

/** The rows that this request may see; null = all. */
export function publicRows({ cars, hidden }: Pick<SearchRequest, "cars" | "hidden">): Bits | null {
  return hidden && privateRows(cars.index, hidden).others;
}

/**
 * How many cars of each group this request may see. To count them with every search took longer than
 * all else of a search without a filter on single cars.
 */
export function publicSizes(
  { cars, hidden }: Pick<SearchRequest, "cars" | "hidden">,
  groups: Groups,
): Uint32Array {
  const every = () => [Uint32Array.from({ length: groups.count }, (_, group) => group)];
  if (!hidden) return sizesOf(groups, every(), null);
  const { others, sizes } = privateRows(cars.index, hidden);
  const counted = sizes.get(groups) ?? sizesOf(groups, every(), others);
  sizes.set(groups, counted);
  return counted;
}

/** Private cars of the condition and the stores that are searched, whatever else is asked for. */
export function countPrivate({ cars, hidden, filter, storeIds }: SearchRequest): number {
  if (!hidden) return 0;
  const { counts } = privateRows(cars.index, hidden);
  const conditions = hidden.conditions.filter((one) => one === (filter.condition ?? one));
  return storeIds
    .flatMap((store) => conditions.map((condition) => counts.get(`${condition} ${store}`) ?? 0))
    .reduce((sum, count) => sum + count, 0);
}

/** The newest cars come first in their order, so that no other is looked at. */
function privateRows(index: InventoryIndex, hidden: PrivateCars): PrivateRows {
  const days = known.get(index) ?? new Map<string, PrivateRows>();
  known.set(index, days);
  return remembered(days, JSON.stringify(hidden), KEPT_DAYS, () => {
    const { grouped, coded } = index.table;
    const others = allBits(index.rows);
    const counts = new Map<string, number>();
    for (const row of index.orders.newest) {
      const firstSeen = String(coded.firstSeen.at(row));
      if (firstSeen <= hidden.after) break;
      const condition = hidden.conditions.find((one) => one === grouped.condition.at(row));
      if (!condition || !isPrivate({ status: "live", condition, firstSeen }, hidden)) continue;
      clearBit(others, row);
      const place = `${condition} ${grouped.storeId.at(row)}`;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return { counts, others: counts.size === 0 ? null : others, sizes: new Map() };
  });
}
