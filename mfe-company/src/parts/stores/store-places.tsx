import { LocationCard, type LocationLabels } from "./location-card.tsx";
import type { LocationView } from "./location-view.ts";
import { StoreMap } from "./store-map.tsx";
import type { StoreMapData } from "./store-map-data.ts";
import styles from "./store-places.module.css";

interface StorePlacesProps {
  locations: readonly LocationView[];
  map: StoreMapData;
  labels: LocationLabels;
  /** Whether a store's card has its hours. */
  withHours: (location: LocationView) => boolean;
}

/** A map, and beside it a card for each store. */
export function StorePlaces({ locations, map, labels, withHours }: StorePlacesProps) {
  return (
    <div className={styles.places}>
      <div className={styles.map}>
        <StoreMap map={map} />
      </div>
      <ul className={locations.length > 1 ? styles.stores : styles.store}>
        {locations.map((location) => (
          <li key={location.id}>
            <LocationCard location={location} labels={labels} withoutHours={!withHours(location)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
