import type { StoreSettings } from "./settings.ts";

/**
 * The settings of a store, without pages of stores where the dealer has one store: the contact page says everything
 * of it, and two pages of the same would compete in search engines.
 */
export function withStorePages(store: StoreSettings, storeCount: number): StoreSettings {
  const { config } = store;
  const locations = config.pages.locations && storeCount > 1;
  return { ...store, config: { ...config, pages: { ...config.pages, locations } } };
}
