import type { FacetOption } from "@forecourt/contracts/areas/inventory/contracts";
import { type Bits, emptyBits, setRange } from "../bits/bits.ts";
import { countIn } from "../bits/selection.ts";
import { findMatches, type Matches } from "../filters/matches.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import type { SearchRequest } from "../search/search-request.ts";

/** The stores with vehicles, given the other filters, and the chosen ones; none where only one is searched. */
export function storeOptions(request: SearchRequest, matches: Matches): FacetOption[] {
  const { cars, storeScope, filter } = request;
  if (storeScope.length < 2) return [];
  const { store, ...others } = filter;
  const { matching } = store
    ? findMatches({ ...request, storeIds: storeScope, filter: others }, [])
    : matches;
  const rows = rowsByStore(cars.index);
  return storeScope.flatMap((value) => {
    const own = rows.get(value);
    const count = own ? countIn(matching, own) : 0;
    return count > 0 || store?.includes(value) ? [{ value, label: value, count }] : [];
  });
}

const cache = new WeakMap<InventoryIndex["table"], ReadonlyMap<string, Bits>>();

/** The rows of each store, collected on first use: most dealers have one store. */
function rowsByStore({ table, groups, rows }: InventoryIndex): ReadonlyMap<string, Bits> {
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
