import type { FacetOption } from "@forecourt/contracts/areas/inventory/contracts";
import { countIn } from "../bits/selection.ts";
import { findMatches, type Matches } from "../filters/matches.ts";
import { rowsByStore } from "../filters/store-rows.ts";
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
