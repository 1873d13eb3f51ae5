import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";

/** Which stores take a trade-in, where the store that has the car takes none; null = it does, or no store of the dealer does. */
export function tradeElsewhere(
  { storeId }: Pick<VehicleDetail, "storeId">,
  { places = [], texts }: Pick<SiteContext, "places" | "texts">,
): string | null {
  const store = places.find(({ id }) => id === storeId);
  const others = places.filter(({ buysCars }) => buysCars === true).map(({ name }) => name);
  if (!store || store.buysCars === true || others.length === 0) return null;
  return fillText(texts, "vehicle.tradeElsewhere", {
    store: store.name,
    stores: listInWords(others, localeOf(texts)),
  });
}
