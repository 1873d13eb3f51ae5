import type { StoreSettings } from "./settings.ts";

/**
 * The settings of a store, with `serviceElsewhere` on where it has no service department and another store of the dealer
 * has one: its service pages name those stores then.
 */
export function withServiceElsewhere(
  store: StoreSettings,
  stores: Iterable<StoreSettings>,
): StoreSettings {
  const { config } = store;
  const isElsewhere = !config.pages.service && [...stores].some((one) => one.config.pages.service);
  return {
    ...store,
    config: { ...config, pages: { ...config.pages, serviceElsewhere: isElsewhere } },
  };
}
