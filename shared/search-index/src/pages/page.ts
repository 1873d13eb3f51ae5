import { hasBit } from "../bits/bits.ts";
import type { Selection } from "../bits/selection.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { mergedPage } from "./merged-page.ts";
import type { PageRange } from "./page-range.ts";

/** The rows of one page, in the requested order. */
export function pageRows(request: SearchRequest, matching: Selection, range: PageRange): number[] {
  if (matching.count <= range.offset) return [];
  const { orders } = request.cars.index;
  const { sort } = range;
  const { list, isOneFee } = request.priced.classes;
  // Within one class, totals and payments have the same order as prices.
  if (sort === "payment") {
    return list.length === 1
      ? scanOrder(orders.priceLow, matching, range)
      : mergedPage(request, matching, range);
  }
  const isMerged = !isOneFee && (sort === "priceLow" || sort === "priceHigh");
  return isMerged ? mergedPage(request, matching, range) : scanOrder(orders[sort], matching, range);
}

/** Scans the sort order until the page is full. */
function scanOrder(
  order: Uint32Array,
  { bits }: Selection,
  { offset, limit }: Pick<PageRange, "offset" | "limit">,
): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let index = 0; index < order.length && page.length < limit; index++) {
    const row = order[index] as number;
    if (!hasBit(bits, row)) continue;
    if (passed < offset) passed += 1;
    else page.push(row);
  }
  return page;
}
