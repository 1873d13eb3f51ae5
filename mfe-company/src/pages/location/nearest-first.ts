import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { milesApart } from "../../parts/stores/draw-map.ts";

interface OtherStore {
  other: Location;
  miles: number;
}

/** The other stores, the nearest first. */
export function nearestFirst(location: Location, locations: readonly Location[]): OtherStore[] {
  return locations
    .filter((other) => other.id !== location.id)
    .map((other) => ({ other, miles: milesApart(location, other) }))
    .toSorted((one, another) => one.miles - another.miles);
}

/** Link to the page of another store: "Heartland Crossing Columbia, 51 miles away". */
export function storeLink(
  { other, miles }: OtherStore,
  { texts }: Pick<SiteContext, "texts">,
): { label: string; href: string } {
  return {
    // Stores on the same street are no miles apart.
    label: miles < 1 ? other.name : fillText(texts, "locations.away", { store: other.name, miles }),
    href: locationPath(other.id),
  };
}
