import type { SiteContext } from "@forecourt/contracts/site";
import { tradeStores } from "@forecourt/contracts/trade-stores";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";

type Site = Pick<SiteContext, "places" | "texts" | "store" | "storeChosen">;

/**
 * Sentence naming the stores that take a trade-in, where the car's store or the visitor's own store takes none; null =
 * both do, or no store of the dealer does.
 */
export function tradeElsewhere(
  { storeId }: Pick<VehicleDetail, "storeId">,
  { places = [], texts, store, storeChosen }: Site,
): string | null {
  const ofCar = tradeStores(storeId, places);
  const found = ofCar ?? (storeChosen ? tradeStores(store.id, places) : null);
  if (!found) return null;
  const stores = formatList(found.stores, localeOf(texts), "disjunction");
  const key = ofCar ? "vehicle.tradeElsewhere" : "vehicle.tradeElsewhere.chosen";
  return fillText(texts, key, { store: found.store, stores });
}
