import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment } from "@forecourt/contracts/site-store";
import { addressLines } from "@forecourt/domain/address-lines";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { OpenDepartment } from "./open-department.ts";
import { openDepartments } from "./open-departments.ts";

/** A store with its current opening status, and links to its pages. */
export interface LocationView extends Location {
  departments: OpenDepartment[];
  /** True when the visitor chose it. */
  isYours?: boolean;
  /** Lines of its address, and "Open since 2012" where that is said. */
  address: string[];
  /**
   * Phone number of the store, and of its service department where that has another one: E.164, and formatted for
   * display.
   */
  phones: { phone: string; text: string }[];
  /** Email address of the store; null or missing = not stated. */
  email?: string | null;
  /** Path of the store's own page; null = it has none. */
  page: string | null;
  /** Path of the store's cars; null = the site lists none. */
  inventory: string | null;
  /** "At this store: cars for sale and financing"; missing = not said. */
  services?: string[];
}

/** A store as lists of stores show it at `now`. */
export function locationView(location: Location, site: SiteContext, now: Date): LocationView {
  const { places = [] } = site;
  const place = places.find(({ id }) => id === location.id);
  const filter = places.length > 1 ? { store: [location.id] } : {};
  const { storeChosen, storeAsked = false } = site;
  return {
    ...location,
    isYours: storeChosen && !storeAsked && location.current,
    address: addressLines(location),
    phones: phonesOf(location, place?.service, site),
    email: place?.email ?? null,
    departments: place ? openDepartments(place, site, now) : [],
    page: pageOfStore(location.id, site),
    inventory: site.pages["search"] === true ? href.search(filter) : null,
  };
}

/** The stores with this one first; null = in their usual order. */
export function storeFirst(locations: readonly LocationView[], id: string | null): LocationView[] {
  return locations.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
}

/** Path of a store's own page; null at a dealer without such pages. */
export function pageOfStore(id: string, { pages }: Pick<SiteContext, "pages">): string | null {
  return pages["locations"] === true ? locationPath(id) : null;
}

function phonesOf(
  { phone }: Location,
  service: SiteDepartment | null | undefined,
  { texts, phoneMasks }: SiteContext,
): LocationView["phones"] {
  const masked = (number: string) => maskPhone(number, phoneMasks.general);
  const own = { phone, text: masked(phone) };
  if (!service || service.phone === phone) return [own];
  const text = fillText(texts, "contact.servicePhone", { phone: masked(service.phone) });
  return [own, { phone: service.phone, text }];
}
