import { LocationService } from "@forecourt/contracts/areas/company/locations";
import type { PageFlag, PageFlags } from "@forecourt/contracts/dealer-config/pages";

const flagOf: Readonly<Record<LocationService, PageFlag>> = {
  sales: "search",
  financing: "autoFinancing",
  trade: "sellTrade",
  service: "service",
  offers: "specialOffers",
};

/** What a store with these page flags does for its customers. */
export function servicesOf(pages: PageFlags): LocationService[] {
  return LocationService.options.filter((service) => pages[flagOf[service]]);
}
