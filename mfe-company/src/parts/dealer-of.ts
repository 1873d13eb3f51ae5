import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import type { SiteContext, SiteStore } from "@forecourt/contracts/site";
import { localBusiness } from "@forecourt/remote-kit/structured-data/local-business";
import { openingHours } from "@forecourt/remote-kit/structured-data/opening-hours";
import { pageOfStore } from "./stores/location-view.ts";

/** What structured data says of a store. */
type Place = Omit<Location, "picture" | "since">;

/** One store as a schema.org AutoDealer, with its hours as far as they are at hand. */
export function dealerOf(location: Place, site: SiteContext): object {
  const { origin, store, places = [store], logo, socialImage } = site;
  const page = pageOfStore(location.id, site) ?? href.page("company", "about");
  const place = places.find(({ id }) => id === location.id);
  return {
    ...localBusiness("AutoDealer", location, origin + page),
    ...(logo.image === null ? {} : { logo: new URL(logo.image, origin).href }),
    ...(socialImage === null ? {} : { image: new URL(socialImage, origin).href }),
    ...(place && {
      email: place.email,
      openingHoursSpecification: openingHours(place.sales),
    }),
  };
}

/** All stores of the dealer as schema.org AutoDealers, from the site's own settings. */
export function dealersOf(site: SiteContext): object[] {
  const { store, places = [store] } = site;
  return places.map((place) => dealerOf(locationOf(place, store), site));
}

function locationOf({ map, ...place }: SiteStore, current: SiteStore): Place {
  return {
    ...place,
    storeName: place.name,
    mapUrl: map.url,
    latitude: map.latitude,
    longitude: map.longitude,
    current: place.id === current.id,
  };
}
