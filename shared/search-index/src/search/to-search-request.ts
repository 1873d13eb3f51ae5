import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import type { GatedInventory } from "../filters/gated-inventory.ts";
import { loanFor } from "../pricing/loan.ts";
import { pricedIndex } from "../pricing/priced-index.ts";
import type { Pricing } from "../pricing/pricing.ts";
import type { SearchRequest } from "./search-request.ts";

/** The stores to search, their prices, and what is gated. */
export interface SearchScope {
  /** Store to search; null = all configured stores. */
  storeId: string | null;
  pricing: Pricing;
  /** Vehicles to exclude; default: none. */
  gated?: GatedInventory | null;
  /** Straight-line miles to the stores; stores without a distance come last. Default: none has one. */
  distances?: Readonly<Record<string, number>>;
  /** Vehicles on one page; default: 19. */
  pageSize?: number;
}

/** A search in a dealer's index. */
export function toSearchRequest(
  cars: DealerIndex,
  { storeId, pricing, gated = null, distances = {} }: SearchScope,
  {
    cashDown,
    cashDownPercent,
    tradeEquity,
    creditScore,
    months,
    ...filter
  }: Omit<SearchQuery, "page" | "sort" | "zip">,
): SearchRequest {
  const terms: SearchPaymentTerms = {
    cashDown,
    cashDownPercent,
    tradeEquity,
    creditScore,
    months,
  };
  const configured = [...pricing.fees.keys()];
  const scope = storeId === null ? configured : configured.filter((id) => id === storeId);
  const milesTo = (id: string) => distances[id] ?? Number.MAX_SAFE_INTEGER;
  const { store } = filter;
  return {
    cars,
    priced: pricedIndex(cars.index, pricing),
    loan: loanFor(terms, pricing),
    storeScope: scope,
    storesByDistance: scope.toSorted((left, right) => milesTo(left) - milesTo(right)),
    storeIds: store ? scope.filter((id) => store.includes(id)) : scope,
    filter,
    gated,
  };
}
