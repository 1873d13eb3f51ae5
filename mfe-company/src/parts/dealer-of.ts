import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { localBusiness } from "@forecourt/remote-kit/structured-data/local-business";
import { openingHours } from "@forecourt/remote-kit/structured-data/opening-hours";
import { pageOfStore } from "./stores/location-view.ts";

/** One store as a schema.org AutoDealer, with its hours as far as they are at hand. */
export function dealerOf(location: Location, site: SiteContext): object {
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
