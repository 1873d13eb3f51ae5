import type { SiteContext } from "@forecourt/contracts/site";
import { tradeStores } from "@forecourt/contracts/trade-stores";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";

/** Which stores take a trade-in, where the store that has the car takes none; null = it does, or no store of the dealer does. */
export function tradeElsewhere(
  { storeId }: Pick<VehicleDetail, "storeId">,
  { places = [], texts }: Pick<SiteContext, "places" | "texts">,
): string | null {
  const found = tradeStores(storeId, places);
  if (!found) return null;
  const stores = listInWords(found.stores, localeOf(texts));
  return fillText(texts, "vehicle.tradeElsewhere", { store: found.store, stores });
}
