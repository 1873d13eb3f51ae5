import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import { boundOptions } from "../facets/bound-options.ts";
import { facetOptions, facetsToCount } from "../facets/facet-options.ts";
import { findMatches } from "../filters/matches.ts";
import { type SearchScope, toSearchRequest } from "./to-search-request.ts";

/** The number of vehicles that a filter finds, and the options beside it, as `searchInventory` counts them. */
export function filterOptions(
  cars: DealerIndex,
  setting: Pick<SearchScope, "storeId" | "pricing" | "gated">,
  filter: SearchFilter,
): Pick<SearchReply, "total" | "facets" | "bounds"> {
  const request = toSearchRequest(cars, setting, filter);
  const matches = findMatches(request, facetsToCount(filter));
  return {
    total: matches.matching.count,
    facets: facetOptions(request, matches),
    bounds: boundOptions(request, matches),
  };
}
