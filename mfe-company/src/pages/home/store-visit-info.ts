import type { HomeReply } from "@forecourt/contracts/areas/company/contracts";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { locationLabels } from "../../parts/stores/location-labels.ts";
import { locationView } from "../../parts/stores/location-view.ts";
import { storeMap } from "../../parts/stores/store-map-view.ts";
import type { Visit } from "./home-data.ts";

/** The only store as it is at `now`; null for a group. */
export function storeVisitInfo(
  { locations, nearby }: Pick<HomeReply, "locations" | "nearby">,
  site: SiteContext,
  now: Date,
): Visit | null {
  const [only, other] = locations;
  if (only === undefined || other !== undefined) return null;
  return {
    title: fillText(site.texts, "home.visit", { city: only.city }),
    location: { ...locationView(only, site, now), picture: null },
    map: storeMap(locations, site, nearby),
    labels: locationLabels(site),
  };
}
