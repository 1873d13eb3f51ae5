import {
  PAGE_SIZE,
  type SearchQuery,
  type SearchReply,
} from "@forecourt/contracts/areas/inventory/contracts";
import type { Selection } from "../bits/selection.ts";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import { boundOptions } from "../facets/bound-options.ts";
import { excludedNames } from "../facets/excluded-names.ts";
import { facetOptions, facetsToCount } from "../facets/facet-options.ts";
import { storeOptions } from "../facets/store-options.ts";
import { countGated } from "../filters/gated-rows.ts";
import { findMatches } from "../filters/matches.ts";
import { noResults } from "../no-results/no-results.ts";
import { pageRows } from "../pages/page.ts";
import { getOrCreate } from "../pricing/get-or-create.ts";
import type { PricedIndex } from "../pricing/priced-index.ts";
import { ratedVehicleAt } from "../ratings/rated-vehicle.ts";
import type { SearchRequest } from "./search-request.ts";
import { type SearchScope, toSearchRequest } from "./to-search-request.ts";

const DEFAULT_SORT = "newest";

/** Searches a dealer's vehicles: the requested page, and counts for every filter option. */
export function searchInventory(
  cars: DealerIndex,
  setting: SearchScope,
  { page, sort = DEFAULT_SORT, ...criteria }: Omit<SearchQuery, "zip">,
): SearchReply {
  const request = toSearchRequest(cars, setting, criteria);
  const { pageSize = PAGE_SIZE } = setting;
  const { matching, ...counts } = cachedCounts(request);
  const total = matching.count;
  const range = { sort, offset: (page - 1) * pageSize, limit: pageSize };
  return {
    total,
    page,
    pages: Math.ceil(total / pageSize),
    sort,
    vehicles: pageRows(request, matching, range).map((row) => ratedVehicleAt(cars.index, row)),
    ...counts,
    excluded: excludedNames(request),
    distances: { ...setting.distances },
    nothing: total === 0 ? noResults(request) : null,
  };
}

/** The part of a reply that does not depend on sort order and page. */
interface CachedCounts extends Pick<SearchReply, "facets" | "stores" | "bounds" | "privateCars"> {
  matching: Selection;
}

/** Cached searches per index: paging, sorting and Back reuse their counts. */
const MAX_CACHED_SEARCHES = 16;

const countsCache = new WeakMap<PricedIndex, Map<string, CachedCounts>>();

function cachedCounts(request: SearchRequest): CachedCounts {
  const { priced, loan, storeIds, filter, gated } = request;
  const searches = countsCache.get(priced) ?? new Map<string, CachedCounts>();
  countsCache.set(priced, searches);
  const key = JSON.stringify([loan.key, storeIds, filter, gated]);
  return getOrCreate(searches, key, MAX_CACHED_SEARCHES, () => {
    const matches = findMatches(request, facetsToCount(filter));
    return {
      matching: matches.matching,
      facets: facetOptions(request, matches),
      stores: storeOptions(request, matches),
      bounds: boundOptions(request, matches),
      privateCars: countGated(request),
    };
  });
}
