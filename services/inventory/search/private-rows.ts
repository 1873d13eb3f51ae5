import { remembered } from "../pricing/remembered.ts";
import { isPrivate, type PrivateCars } from "../private/private-cars.ts";
import { allBits, type Bits, clearBit } from "./bits.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { SearchRequest } from "./search-request.ts";

interface PrivateRows {
  rows: readonly number[];
  /** All others; null = there are no private ones. */
  others: Bits | null;
}

/** Days that are kept for each index: midnight comes for one store after the other. */
const KEPT_DAYS = 4;

const known = new WeakMap<InventoryIndex, Map<string, PrivateRows>>();

/** The rows that this request may see; null = all. */
export function publicRows({ cars, hidden }: Pick<SearchRequest, "cars" | "hidden">): Bits | null {
  return hidden && privateRows(cars.index, hidden).others;
}

/** Private cars of the condition and the stores that are searched, whatever else is asked for. */
export function countPrivate({ cars, hidden, filter, storeIds }: SearchRequest): number {
  if (!hidden) return 0;
  const { condition, storeId } = cars.index.table.grouped;
  const fits = (row: number) =>
    (filter.condition === undefined || condition.at(row) === filter.condition) &&
    storeIds.includes(String(storeId.at(row)));
  return privateRows(cars.index, hidden).rows.filter(fits).length;
}

/** The newest cars come first in their order, so that no other is looked at. */
function privateRows(index: InventoryIndex, hidden: PrivateCars): PrivateRows {
  const days = known.get(index) ?? new Map<string, PrivateRows>();
  known.set(index, days);
  return remembered(days, JSON.stringify(hidden), KEPT_DAYS, () => {
    const { grouped, coded } = index.table;
    const rows: number[] = [];
    for (const row of index.orders.newest) {
      const firstSeen = String(coded.firstSeen.at(row));
      if (firstSeen <= hidden.after) break;
      const condition = hidden.conditions.find((one) => one === grouped.condition.at(row));
      if (condition && isPrivate({ status: "live", condition, firstSeen }, hidden)) rows.push(row);
    }
    if (rows.length === 0) return { rows, others: null };
    const others = allBits(index.rows);
    for (const row of rows) clearBit(others, row);
    return { rows, others };
  });
}
