import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment, SiteStore } from "@forecourt/contracts/site-store";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { addressLines } from "@forecourt/domain/address-lines";
import { milesBetween } from "@forecourt/domain/miles-between";
import { fillText } from "@forecourt/remote-kit/site-context";

/** The store that has the car. */
export interface StoreDetails {
  name: string;
  /** "Sold by Ozark Trail Mitsubishi". */
  soldBy: string;
  /** Sentence with reasons to call or visit the store. */
  help: string;
  /** Street, then city, state and ZIP. */
  address: string[];
  /** E.164, of the sales department. */
  phone: string;
  mapUrl: string;
  sales: SiteDepartment;
  /** "Located at our Rolla store, 76 miles from Columbia."; null at the visitor's own store. */
  elsewhere: string | null;
}

/** The car's store; null for a store that no longer exists. */
export function storeDetails(
  { storeId, price }: Pick<VehicleDetail, "storeId" | "price">,
  site: SiteContext,
): StoreDetails | null {
  const { texts } = site;
  const found = storeOf(storeId, site);
  if (!found) return null;
  const elsewhere = elsewhereValues(storeId, site);
  const name = storeName(found, site);
  return {
    name,
    soldBy: fillText(texts, "vehicle.place.soldBy", { store: name }),
    help: fillText(texts, price === null ? "vehicle.place.helpUnpriced" : "vehicle.place.help"),
    address: addressLines(found),
    phone: found.sales.phone,
    mapUrl: found.map.url,
    sales: found.sales,
    elsewhere: elsewhere && fillText(texts, "vehicle.place.elsewhere", elsewhere),
  };
}

/** The name of the dealer, or of a store of a group: "Heartland Crossing Rolla". */
export function storeName(
  { name, businessName }: SiteStore,
  site: Pick<SiteContext, "name" | "stores">,
): string {
  return site.stores.length > 1 ? (businessName ?? name) : site.name;
}

/** Values for a text about a car that is at another store than the chosen one; null at the visitor's own store. */
export function elsewhereValues(storeId: string, site: SiteContext) {
  const { store: chosen, storeChosen } = site;
  const found = storeOf(storeId, site);
  if (!found || !storeChosen || found.id === chosen.id) return null;
  const miles = Math.round(milesBetween(chosen.map, found.map));
  return { store: found.name, chosen: chosen.name, miles };
}

function storeOf(storeId: string, { store, places = [store] }: SiteContext): SiteStore | undefined {
  return places.find(({ id }) => id === storeId);
}
