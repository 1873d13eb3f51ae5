import type { LocationLabels } from "../../parts/stores/location-card.tsx";
import type { LocationView } from "../../parts/stores/location-view.ts";
import type { StoreMapData } from "../../parts/stores/store-map-data.ts";

/** Everything the list of stores shows. */
export interface LocationsData {
  title: string;
  lead: string;
  locations: LocationView[];
  map: StoreMapData;
  labels: LocationLabels;
}
