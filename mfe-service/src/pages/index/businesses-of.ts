import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { localBusiness } from "@forecourt/remote-kit/structured-data/local-business";
import { openingHours } from "@forecourt/remote-kit/structured-data/opening-hours";

/** The service department as a repair business and a parts store; none where the store has no such department. */
export function businessesOf({ name, origin, store }: SiteContext): object[] {
  const { service, map } = store;
  if (!service) return [];
  const business = {
    ...store,
    name,
    phone: service.phone,
    mapUrl: map.url,
    latitude: map.latitude,
    longitude: map.longitude,
  };
  const url = origin + href.page("service", "index");
  return (["AutoRepair", "AutoPartsStore"] as const).map((type) => ({
    ...localBusiness(type, business, url),
    openingHoursSpecification: openingHours(service),
  }));
}
