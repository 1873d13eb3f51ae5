import type { About, Location } from "@forecourt/contracts/areas/company/contracts";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { type LocationView, locationView } from "../../parts/stores/location-view.ts";
import type { AboutData } from "./about-data.ts";

/** The stores as they are at `now`: all together, or the chosen one of a group and then the others. */
export function aboutLocations(
  { locations, hero }: Pick<About, "locations" | "hero">,
  site: SiteContext,
  now: Date,
): Pick<AboutData, "locations" | "others"> {
  const { texts, storeChosen } = site;
  const viewOf = (location: Location, isPictured: boolean): LocationView => {
    const view = locationView(location, site, now);
    const { since } = location;
    const opened = since === null ? [] : [fillText(texts, "about.since", { year: String(since) })];
    return {
      ...view,
      picture: isPictured ? location.picture : null,
      address: [...view.address, ...opened],
    };
  };
  const chosen = storeChosen ? locations.find(({ current }) => current) : undefined;
  const first = chosen ?? (locations.length === 1 ? locations[0] : undefined);
  if (first === undefined) {
    return { locations: locations.map((location) => viewOf(location, true)), others: null };
  }
  const others = locations.filter((location) => location !== first);
  return {
    // The heading of the page shows this store already.
    locations: [viewOf(first, !hero.picture)],
    others:
      others.length === 0
        ? null
        : {
            title: fillText(texts, "about.otherStores"),
            locations: others.map((location) => viewOf(location, false)),
          },
  };
}
