import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { OpenDepartment } from "./open-department.ts";
import { openDepartments } from "./open-departments.ts";

/** A store with what it is now, and the ways to its pages. */
export interface LocationView extends Location {
  departments: OpenDepartment[];
  /** Where it reads mail; null or missing = not said. */
  email?: string | null;
  /** Path of the store's own page; null = it has none. */
  page: string | null;
  /** Path of the store's cars; null = the site lists none. */
  inventory: string | null;
  /** "At this store: cars for sale and financing"; missing = not said. */
  services?: string[];
  /** "Open since 2012"; null or missing = not said. */
  opened?: string | null;
}

/** A store as lists of stores show it at `now`. */
export function locationView(location: Location, site: SiteContext, now: Date): LocationView {
  const { places = [] } = site;
  const place = places.find(({ id }) => id === location.id);
  const filter = places.length > 1 ? { store: [location.id] } : {};
  return {
    ...location,
    email: place?.email ?? null,
    departments: place ? openDepartments(place, site, now) : [],
    page: pageOfStore(location.id, site),
    inventory: site.pages["search"] === true ? href.search(filter) : null,
  };
}

/** Path of a store's own page; null at a dealer without such pages. */
export function pageOfStore(id: string, { pages }: Pick<SiteContext, "pages">): string | null {
  return pages["locations"] === true ? locationPath(id) : null;
}
