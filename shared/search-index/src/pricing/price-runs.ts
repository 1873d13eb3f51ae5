import type { InventoryIndex } from "../rows/inventory-index.ts";
import type { PriceClasses } from "./price-classes.ts";

/**
 * By class, its priced rows in ascending order of price, then VIN. This is also the order of totals and
 * payments.
 */
export type PriceRuns = readonly Uint32Array[];

export function priceRuns(
  { orders, ranges }: Pick<InventoryIndex, "orders" | "ranges">,
  { list, of }: PriceClasses,
): PriceRuns {
  const priced = orders.priceLow.subarray(0, ranges.price.known);
  if (of === null) return [priced];
  const sizes = new Uint32Array(list.length);
  for (let index = 0; index < priced.length; index++) {
    (sizes[of[priced[index] as number] as number] as number) += 1;
  }
  const runs = list.map((_, number) => new Uint32Array(sizes[number] as number));
  sizes.fill(0);
  for (let index = 0; index < priced.length; index++) {
    const row = priced[index] as number;
    const number = of[row] as number;
    (runs[number] as Uint32Array)[sizes[number] as number] = row;
    (sizes[number] as number) += 1;
  }
  return runs;
}
