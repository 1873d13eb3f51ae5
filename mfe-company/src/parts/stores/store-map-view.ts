import type { Location } from "@forecourt/contracts/areas/company/contracts";
import type { MapPlace } from "@forecourt/contracts/areas/company/map-place";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { drawMap, milesApart } from "./draw-map.ts";
import type { StoreMapData } from "./store-map-data.ts";

/** The map of all stores, in the dealer's words. */
export function storeMap(
  locations: readonly Location[],
  { texts }: Pick<SiteContext, "texts">,
  nearby: readonly MapPlace[] = [],
): StoreMapData {
  const named = locations.map(({ storeName, ...location }) => ({ ...location, name: storeName }));
  const { distances, rings, scale, ...map } = drawMap(named, nearby);
  const inMiles = (miles: number) => fillText(texts, "contact.map.miles", { miles });
  const center = named.find(({ current }) => current) ?? named[0];
  const stores = named.map(({ name }) => name).join(", ");
  const towns = nearby
    .filter(({ kind }) => kind === "town")
    .map((town) => `${town.name} ${inMiles(center ? milesApart(center, town) : 0)}`);
  const townsAway =
    towns.length === 0 ? "" : fillText(texts, "contact.map.towns", { towns: towns.join(", ") });
  return {
    ...map,
    distances: distances.map(({ miles, ...line }) => ({ ...line, label: inMiles(miles) })),
    rings: rings.map(({ miles, radius }) => ({ radius, label: inMiles(miles) })),
    scale: { length: scale.length, label: inMiles(scale.miles) },
    label: fillText(texts, "contact.map", { stores }),
    note:
      named.length > 1
        ? fillText(texts, "contact.map.note", { store: center?.name ?? "" })
        : [townsAway, fillText(texts, "contact.map.noteSingle")].filter(Boolean).join(" "),
  };
}
