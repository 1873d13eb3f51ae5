import type { FilterRelaxation } from "@forecourt/contracts/areas/inventory/contracts";
import {
  type FilterKey,
  MAX_AMOUNT,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { type Bits, forEachBit } from "../bits/bits.ts";
import { displayedDollars } from "../pricing/displayed-dollars.ts";
import type { SearchRequest } from "../search/search-request.ts";

interface Bound {
  /** The bounded value of a row, in the filter's unit; null = unknown. */
  valueAt: (row: number) => number | null;
  /** Rounds a value to the nearest whole bound that includes it. */
  round: (value: number) => number;
  isMinimum: boolean;
}

/**
 * The bound nearest to the requested one that matches a row of `found`, the rows that match all other
 * filters. Null if the filter is no bound, or the value is unknown for all of these rows.
 */
export function nearestBound(
  request: SearchRequest,
  key: FilterKey,
  found: Bits,
): FilterRelaxation | null {
  const bound = boundFor(request, key);
  if (!bound) return null;
  const { valueAt: of, round: to, isMinimum: isLeast } = bound;
  let nearest: number | null = null;
  forEachBit(found, (row) => {
    const value = of(row);
    if (value === null) return;
    if (nearest === null || (isLeast ? value > nearest : value < nearest)) nearest = value;
  });
  if (nearest === null) return null;
  const value = to(nearest);
  if (value > MAX_AMOUNT) return null;
  let total = 0;
  forEachBit(found, (row) => {
    const own = of(row);
    if (own !== null && (isLeast ? own >= value : own <= value)) total += 1;
  });
  return { key, value, total };
}

function boundFor({ cars, priced, loan }: SearchRequest, key: FilterKey): Bound | null {
  const { grouped, numbers } = cars.index.table;
  const total = (row: number) => inDollars(priced.totalOf(row));
  const year = (row: number) => Number(grouped.year.at(row));
  switch (key) {
    case "priceMin":
      return { valueAt: total, round: Math.floor, isMinimum: true };
    case "priceMax":
      return { valueAt: total, round: Math.ceil, isMinimum: false };
    case "paymentMax":
      return {
        valueAt: (row) => inDollars(priced.paymentOf(row, loan)),
        round: Math.ceil,
        isMinimum: false,
      };
    case "mileageMin":
      return { valueAt: (row) => numbers.mileage.at(row), round: Math.floor, isMinimum: true };
    case "mileageMax":
      return { valueAt: (row) => numbers.mileage.at(row), round: Math.ceil, isMinimum: false };
    case "yearMin":
      return { valueAt: year, round: Math.floor, isMinimum: true };
    case "yearMax":
      return { valueAt: year, round: Math.ceil, isMinimum: false };
    default:
      return null;
  }
}

function inDollars(cents: number | null): number | null {
  return cents === null ? null : displayedDollars(cents);
}
