import { PAGE_SIZE, type SearchQuery, type SearchReply } from "@forecourt/contracts/inventory";
import type { SearchPaymentTerms } from "@forecourt/contracts/search-filter";
import { loanOf } from "../pricing/loan.ts";
import { type PricedCars, pricedCars } from "../pricing/priced-cars.ts";
import type { Pricing } from "../pricing/pricing.ts";
import { remembered } from "../pricing/remembered.ts";
import type { PrivateCars } from "../private/private-cars.ts";
import { boundOptions } from "./bound-options.ts";
import type { DealerCars } from "./dealer-cars.ts";
import { countedFacets, facetOptions } from "./facet-options.ts";
import { matchesOf } from "./matches.ts";
import { nothingFound } from "./nothing/nothing-found.ts";
import { pageOf } from "./page.ts";
import { countPrivate } from "./private-rows.ts";
import type { SearchRequest } from "./search-request.ts";
import type { Selection } from "./selection.ts";
import { vehicleAt } from "./table.ts";

const DEFAULT_SORT = "newest";

/** Where cars are searched, and what they cost there. */
export interface SearchSetting {
  /** Only this store's cars; null = those of all stores that are configured. */
  storeId: string | null;
  pricing: Pricing;
  /** Cars that are not shown; default: none. */
  hidden?: PrivateCars | null;
}

/** Answers a search of a dealer's cars, or of one store's. */
export function searchCars(
  cars: DealerCars,
  setting: SearchSetting,
  { page, sort = DEFAULT_SORT, ...asked }: SearchQuery,
): SearchReply {
  const request = requestOf(cars, setting, asked);
  const { fitting, facets, bounds, privateCars } = countedOnce(request);
  const total = fitting.count;
  const range = { sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  return {
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    sort,
    vehicles: pageOf(request, fitting, range).map((row) => vehicleAt(cars.index.table, row)),
    facets,
    bounds,
    privateCars,
    nothing: total === 0 ? nothingFound(request) : null,
  };
}

/** What does not depend on order and page. */
interface Counted extends Pick<SearchReply, "facets" | "bounds" | "privateCars"> {
  fitting: Selection;
}

/** Searches whose counts are remembered for each index: for other pages, other orders, and Back. */
const KEPT_SEARCHES = 16;

const counted = new WeakMap<PricedCars, Map<string, Counted>>();

function countedOnce(request: SearchRequest): Counted {
  const { priced, loan, storeIds, filter, hidden } = request;
  const searches = counted.get(priced) ?? new Map<string, Counted>();
  counted.set(priced, searches);
  const key = JSON.stringify([loan.key, storeIds, filter, hidden]);
  return remembered(searches, key, KEPT_SEARCHES, () => {
    const matches = matchesOf(request, countedFacets(filter));
    return {
      fitting: matches.fitting,
      facets: facetOptions(request, matches),
      bounds: boundOptions(request, matches),
      privateCars: countPrivate(request),
    };
  });
}

function requestOf(
  cars: DealerCars,
  { storeId, pricing, hidden = null }: SearchSetting,
  { cashDown, tradeEquity, creditScore, months, ...filter }: Omit<SearchQuery, "page" | "sort">,
): SearchRequest {
  const terms: SearchPaymentTerms = { cashDown, tradeEquity, creditScore, months };
  const configured = [...pricing.fees.keys()];
  return {
    cars,
    priced: pricedCars(cars.index, pricing),
    loan: loanOf(terms, pricing.program),
    storeIds: storeId === null ? configured : configured.filter((id) => id === storeId),
    filter,
    hidden,
  };
}
