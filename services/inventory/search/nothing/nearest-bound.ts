import type { FilterRelaxation } from "@forecourt/contracts/inventory";
import { type FilterKey, MAX_AMOUNT } from "@forecourt/contracts/search-filter";
import { shownDollars } from "../../pricing/shown-dollars.ts";
import { type Bits, eachBit } from "../bits.ts";
import type { SearchRequest } from "../search-request.ts";

interface Bound {
  /** What is bounded, in the filter's unit; null = not known. */
  of: (row: number) => number | null;
  /** The whole number of the bound that just lets `value` through. */
  to: (value: number) => number;
  isLeast: boolean;
}

/**
 * The bound nearest to what was asked that finds one of `found`, which fit everything else; null where
 * the filter is no bound, or what it bounds is not known of any of these cars.
 */
export function nearestBound(
  request: SearchRequest,
  key: FilterKey,
  found: Bits,
): FilterRelaxation | null {
  const bound = boundOf(request, key);
  if (!bound) return null;
  const { of, to, isLeast } = bound;
  let nearest: number | null = null;
  eachBit(found, (row) => {
    const value = of(row);
    if (value === null) return;
    if (nearest === null || (isLeast ? value > nearest : value < nearest)) nearest = value;
  });
  if (nearest === null) return null;
  const value = to(nearest);
  if (value > MAX_AMOUNT) return null;
  let total = 0;
  eachBit(found, (row) => {
    const own = of(row);
    if (own !== null && (isLeast ? own >= value : own <= value)) total += 1;
  });
  return { key, value, total };
}

function boundOf({ cars, priced, loan }: SearchRequest, key: FilterKey): Bound | null {
  const { grouped, numbers } = cars.index.table;
  const total = (row: number) => inDollars(priced.totalOf(row));
  const year = (row: number) => Number(grouped.year.at(row));
  switch (key) {
    case "priceMin":
      return { of: total, to: Math.floor, isLeast: true };
    case "priceMax":
      return { of: total, to: Math.ceil, isLeast: false };
    case "paymentMax":
      return {
        of: (row) => inDollars(priced.paymentOf(row, loan)),
        to: Math.ceil,
        isLeast: false,
      };
    case "mileageMax":
      return { of: (row) => numbers.mileage.at(row), to: Math.ceil, isLeast: false };
    case "yearMin":
      return { of: year, to: Math.floor, isLeast: true };
    case "yearMax":
      return { of: year, to: Math.ceil, isLeast: false };
    default:
      return null;
  }
}

function inDollars(cents: number | null): number | null {
  return cents === null ? null : shownDollars(cents);
}
