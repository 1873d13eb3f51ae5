import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { type LocationPage, LocationService } from "@forecourt/contracts/areas/company/locations";
import { href } from "@forecourt/contracts/href";
import { pathForStore } from "@forecourt/contracts/paths/asked-store";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { LocationData } from "./location-data.ts";
import { nearestFirst, storeLink } from "./nearest-first.ts";

/** Services of a store, and the nearest other store for each service that it does not have. */
export function servicesView(
  location: Location,
  { locations, services, servicesByStore }: LocationPage,
  site: SiteContext,
): LocationData["services"] {
  const others = nearestFirst(location, locations);
  return {
    title: fillText(site.texts, "locations.services"),
    links: services.map((service) => ({
      label: fillText(site.texts, `locations.service.${service}`),
      href: pathOfService(location.id)[service],
    })),
    elsewhere: LocationService.options.flatMap((service) => {
      // Offers are of a day, so a store without any says nothing.
      if (service === "offers" || services.includes(service)) return [];
      const nearest = others.find(({ other }) => servicesByStore[other.id]?.includes(service));
      if (!nearest) return [];
      const text = fillText(site.texts, `locations.without.${service}`);
      return [{ text, link: storeLink(nearest, site) }];
    }),
  };
}

/** Path of what a store does, for this store. */
export function pathOfService(storeId: string): Readonly<Record<LocationService, string>> {
  return {
    sales: href.search({ store: [storeId] }),
    financing: pathForStore(href.page("financing", "index"), storeId),
    trade: pathForStore(href.page("trade", "index"), storeId),
    service: pathForStore(href.page("service", "index"), storeId),
    offers: pathForStore(href.page("company", "offers"), storeId),
  };
}
