import type { SiteStore } from "./site-store.ts";

/** Name of a store that takes no trade-ins, and names of the stores that do. */
export interface TradeStores {
  store: string;
  stores: string[];
}

/** The stores that take a trade-in instead of this one; null = it takes one itself, none does, or it is unknown. */
export function tradeStores(
  storeId: string,
  places: readonly Pick<SiteStore, "id" | "name" | "buysCars">[],
): TradeStores | null {
  const store = places.find(({ id }) => id === storeId);
  const stores = places.filter(({ buysCars }) => buysCars === true).map(({ name }) => name);
  if (!store || store.buysCars === true || stores.length === 0) return null;
  return { store: store.name, stores };
}
