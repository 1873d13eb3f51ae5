import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment } from "@forecourt/contracts/site-store";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { addressLines } from "@forecourt/domain/address-lines";
import { fillText } from "@forecourt/remote-kit/site-context";

/** The store that has the car. */
export interface StoreDetails {
  name: string;
  /** "Sold by Ozark Trail Mitsubishi". */
  soldBy: string;
  /** What to call or stop by for. */
  help: string;
  /** Street, then city, state and ZIP. */
  address: string[];
  /** E.164, of the sales department. */
  phone: string;
  mapUrl: string;
  sales: SiteDepartment;
  /** "Not at the store you chose: at our Rolla store."; null at the visitor's own store. */
  elsewhere: string | null;
}

/** The car's store; null for a store that no longer exists. */
export function storeDetails(
  { storeId, price }: Pick<VehicleDetail, "storeId" | "price">,
  site: SiteContext,
): StoreDetails | null {
  const { store, stores, storeChosen, places = [store], texts } = site;
  const found = places.find(({ id }) => id === storeId);
  if (!found) return null;
  const name = stores.length > 1 ? `${site.name}, ${found.name}` : site.name;
  return {
    name,
    soldBy: fillText(texts, "vehicle.place.soldBy", { store: name }),
    help: fillText(texts, price === null ? "vehicle.place.helpUnpriced" : "vehicle.place.help"),
    address: addressLines(found),
    phone: found.sales.phone,
    mapUrl: found.map.url,
    sales: found.sales,
    elsewhere:
      storeChosen && found.id !== store.id
        ? fillText(texts, "vehicle.place.elsewhere", { store: found.name, chosen: store.name })
        : null,
  };
}
