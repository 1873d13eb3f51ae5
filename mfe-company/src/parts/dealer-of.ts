import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { localBusiness } from "@forecourt/remote-kit/structured-data/local-business";
import { openingHours } from "@forecourt/remote-kit/structured-data/opening-hours";

/** One store as a schema.org AutoDealer; only the store whose page this is has its hours at hand. */
export function dealerOf(location: Location, { origin, store, logo }: SiteContext): object {
  const dealer = localBusiness("AutoDealer", location, origin + href.page("company", "about"));
  return {
    ...dealer,
    ...(logo.image === null ? {} : { logo: new URL(logo.image, origin).href }),
    ...(location.id === store.id
      ? { email: store.email, openingHoursSpecification: openingHours(store.sales) }
      : {}),
  };
}
