import { LocationService } from "@forecourt/contracts/areas/company/locations";
import type { PageFlag, PageFlags } from "@forecourt/contracts/dealer-config/pages";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

const flagOf: Readonly<Record<LocationService, PageFlag>> = {
  sales: "search",
  financing: "autoFinancing",
  trade: "sellTrade",
  service: "service",
  offers: "specialOffers",
};

/** Services that each store of a dealer offers, by the store's id. */
export function servicesByStore(
  dealers: Pick<Dealers, "config" | "stores">,
  dealerId: string,
): Record<string, LocationService[]> {
  return Object.fromEntries(
    dealers
      .stores(dealerId)
      .map((storeId) => [storeId, servicesOf(dealers.config({ dealerId, storeId }).pages)]),
  );
}

/** Services that a store with these page flags offers its customers. */
export function servicesOf(pages: PageFlags): LocationService[] {
  return LocationService.options.filter((service) => pages[flagOf[service]]);
}
