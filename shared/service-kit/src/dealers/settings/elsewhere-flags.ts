import type { StoreSettings } from "./settings.ts";

/**
 * The settings of a store, with `serviceElsewhere` or `sellTradeElsewhere` on where it does not do this and another
 * store of the dealer does: its pages about it name those stores then.
 */
export function withElsewhereFlags(
  store: StoreSettings,
  stores: Iterable<StoreSettings>,
): StoreSettings {
  const { config } = store;
  const all = [...stores];
  const isElsewhere = (flag: "service" | "sellTrade") =>
    !config.pages[flag] && all.some((one) => one.config.pages[flag]);
  const derived = {
    serviceElsewhere: isElsewhere("service"),
    sellTradeElsewhere: isElsewhere("sellTrade"),
  };
  return { ...store, config: { ...config, pages: { ...config.pages, ...derived } } };
}
