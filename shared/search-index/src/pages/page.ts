import type { Selection } from "../bits/selection.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { mergedPage } from "./merged-page.ts";
import { nearestPage } from "./nearest-page.ts";
import type { PageRange } from "./page-range.ts";
import { scanOrder } from "./scan-order.ts";

/** The rows of one page, in the requested order. */
export function pageRows(request: SearchRequest, matching: Selection, range: PageRange): number[] {
  if (matching.count <= range.offset) return [];
  const { orders } = request.cars.index;
  const { sort } = range;
  const { list, isOneFee } = request.priced.classes;
  if (sort === "nearest") return nearestPage(request, matching, range);
  // Within one class, totals and payments have the same order as prices.
  if (sort === "payment") {
    return list.length === 1
      ? scanOrder(orders.priceLow, matching.bits, range)
      : mergedPage(request, matching, range);
  }
  const isMerged = !isOneFee && (sort === "priceLow" || sort === "priceHigh");
  return isMerged
    ? mergedPage(request, matching, range)
    : scanOrder(orders[sort], matching.bits, range);
}
