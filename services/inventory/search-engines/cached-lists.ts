import { setImmediate } from "node:timers/promises";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { Pricing } from "@forecourt/search-index";
import { type DealerIndex, filterOptions, type GatedInventory } from "@forecourt/search-index";
import { indexableLists } from "./indexable-lists.ts";

interface Setting {
  pricing: Pricing;
  gated: GatedInventory | null;
}

type Lists = Promise<SearchFilter[]>;

/** An index is immutable, so its lists change only with the fees and with the day, which opens early-access cars. */
const cache = new WeakMap<DealerIndex, WeakMap<Pricing["fees"], Map<string, Lists>>>();

/** `indexableLists` of all stores, once for each state of the inventory; serves requests in between. */
export function cachedLists(cars: DealerIndex, { pricing, gated }: Setting): Lists {
  const ofIndex = cache.get(cars) ?? new WeakMap<Pricing["fees"], Map<string, Lists>>();
  cache.set(cars, ofIndex);
  const ofFees = ofIndex.get(pricing.fees) ?? new Map<string, Lists>();
  ofIndex.set(pricing.fees, ofFees);
  const key = JSON.stringify(gated);
  const lists =
    ofFees.get(key) ??
    indexableLists(
      (filter) => filterOptions(cars, { storeId: null, pricing, gated }, filter),
      () => setImmediate(),
    );
  ofFees.clear();
  ofFees.set(key, lists);
  return lists;
}
