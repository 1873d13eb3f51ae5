import { type Bits, intersect } from "../bits/bits.ts";
import { countIn, type Selection } from "../bits/selection.ts";
import { rowsByStore } from "../filters/store-rows.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { PageRange } from "./page-range.ts";
import { scanOrder } from "./scan-order.ts";

/** A page of the nearest store's vehicles, then those of the next store; the newest of each first. */
export function nearestPage(
  { cars: { index }, storesByDistance }: SearchRequest,
  matching: Selection,
  { offset, limit }: Pick<PageRange, "offset" | "limit">,
): number[] {
  const page: number[] = [];
  const rows = rowsByStore(index);
  let skipped = 0;
  for (const store of storesByDistance) {
    const own = rows.get(store);
    if (!own || page.length === limit) continue;
    const count = countIn(matching, own);
    const range = { offset: Math.max(0, offset - skipped), limit: limit - page.length };
    if (range.offset < count) {
      page.push(...scanOrder(index.orders.newest, common(matching.bits, own), range));
    }
    skipped += count;
  }
  return page;
}

function common(bits: Bits, others: Bits): Bits {
  const both = bits.slice();
  intersect(both, others);
  return both;
}
