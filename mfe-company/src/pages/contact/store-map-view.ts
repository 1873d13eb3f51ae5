import type { Location } from "@forecourt/contracts/areas/company/contracts";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { drawMap } from "./draw-map.ts";
import type { StoreMapData } from "./store-map-data.ts";

/** The map of all stores, in the dealer's words. */
export function storeMap(
  locations: readonly Location[],
  { texts }: Pick<SiteContext, "texts">,
): StoreMapData {
  const named = locations.map(({ storeName, ...location }) => ({ ...location, name: storeName }));
  const { distances, rings, scale, ...map } = drawMap(named);
  const inMiles = (miles: number) => fillText(texts, "contact.map.miles", { miles });
  const center = named.find(({ current }) => current) ?? named[0];
  const stores = named.map(({ name }) => name).join(", ");
  return {
    ...map,
    distances: distances.map(({ miles, ...line }) => ({ ...line, label: inMiles(miles) })),
    rings: rings.map(({ miles, radius }) => ({ radius, label: inMiles(miles) })),
    scale: { length: scale.length, label: inMiles(scale.miles) },
    label: fillText(texts, "contact.map", { stores }),
    note:
      named.length > 1
        ? fillText(texts, "contact.map.note", { store: center?.name ?? "" })
        : fillText(texts, "contact.map.noteSingle"),
  };
}
