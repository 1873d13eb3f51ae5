import type { Facts } from "@forecourt/contracts/areas/facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { formatList, localeOf } from "@forecourt/domain/locale";

/** The names of the stores that buy cars and that have service, and of those that do not; null = none. */
export function storesByService(
  stores: readonly DealerConfig[],
  texts: Readonly<Record<string, string>>,
): Facts {
  const named = (isShown: (pages: DealerConfig["pages"]) => boolean) => {
    const names = stores.filter(({ pages }) => isShown(pages)).map(({ store }) => store.name);
    return names.length === 0 ? null : formatList(names, localeOf(texts));
  };
  return {
    "stores.trade": named(({ sellTrade }) => sellTrade),
    "stores.withoutTrade": named(({ sellTrade }) => !sellTrade),
    "stores.service": named(({ service }) => service),
    "stores.withoutService": named(({ service }) => !service),
  };
}
