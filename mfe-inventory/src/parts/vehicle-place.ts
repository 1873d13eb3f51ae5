import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";

/** Where the car is, whichever store is the visitor's: "Sedalia, MO". */
export function vehiclePlace(
  { storeId }: Pick<VehicleDetail, "storeId">,
  { store, places = [store] }: Pick<SiteContext, "store" | "places">,
): string {
  const { city, stateShort } = places.find(({ id }) => id === storeId) ?? store;
  return `${city}, ${stateShort}`;
}
