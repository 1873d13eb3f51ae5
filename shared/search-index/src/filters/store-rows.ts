import { type Bits, emptyBits, setRange } from "../bits/bits.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";

const cache = new WeakMap<InventoryIndex["table"], ReadonlyMap<string, Bits>>();

/** The rows of each store, collected on first use: most dealers have one store. */
export function rowsByStore({ table, groups, rows }: InventoryIndex): ReadonlyMap<string, Bits> {
  const cached = cache.get(table);
  if (cached) return cached;
  const { codes, dictionary } = table.grouped.storeId;
  const sets = dictionary.map((id): [string, Bits] => [String(id), emptyBits(rows)]);
  for (let group = 0; group < groups.count; group++) {
    const [, bits] = sets[codes[group] as number] as [string, Bits];
    setRange(bits, groups.starts[group] as number, groups.starts[group + 1] as number);
  }
  const found = new Map(sets);
  cache.set(table, found);
  return found;
}
