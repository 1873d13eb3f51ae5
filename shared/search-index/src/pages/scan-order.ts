import { type Bits, hasBit } from "../bits/bits.ts";
import type { PageRange } from "./page-range.ts";

/** The rows of a page, scanned from the sort order until the page is full. */
export function scanOrder(
  order: Uint32Array,
  bits: Bits,
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
