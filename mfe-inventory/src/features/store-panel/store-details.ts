import type { SiteContext, SiteDepartment } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";

/** The store that has the car. */
export interface StoreDetails {
  name: string;
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
export function storeDetails({ storeId }: VehicleDetail, site: SiteContext): StoreDetails | null {
  const { store, stores, storeChosen, places = [store], texts } = site;
  const place = places.find(({ id }) => id === storeId);
  if (!place) return null;
  const street = [place.addressLine1, place.addressLine2].filter((line) => line !== null);
  return {
    name: stores.length > 1 ? `${site.name}, ${place.name}` : site.name,
    address: [...street, `${place.city}, ${place.stateShort} ${place.zip}`],
    phone: place.sales.phone,
    mapUrl: place.map.url,
    sales: place.sales,
    elsewhere:
      storeChosen && place.id !== store.id
        ? fillText(texts, "vehicle.place.elsewhere", { store: place.name, chosen: store.name })
        : null,
  };
}
