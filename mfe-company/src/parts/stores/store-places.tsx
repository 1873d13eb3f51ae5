import { classNames } from "@forecourt/ui/class-names";
import { StoreList } from "@forecourt/ui/elements/store-card";
import type { ReactNode } from "react";
import { LocationCard, type LocationLabels } from "./location-card.tsx";
import type { LocationView } from "./location-view.ts";
import { StoreMap } from "./store-map.tsx";
import type { StoreMapData } from "./store-map-data.ts";
import styles from "./store-places.module.css";

/** Cells of the map by what is left of the number of stores in rows of three. */
const mapCells = ["three", "two", "one"] as const;

interface StorePlacesProps {
  locations: readonly LocationView[];
  map: StoreMapData;
  labels: LocationLabels;
  /** Heading level of each store's name. */
  heading: "h2" | "h3";
  /** Renders content below the links of a store's card, such as its hours. */
  renderMore: (location: LocationView) => ReactNode;
}

/** A map, and beside it a card for each store. */
export function StorePlaces({ locations, map, labels, heading, renderMore }: StorePlacesProps) {
  const isGroup = locations.length > 1;
  const cards = locations.map((location) => (
    <li key={location.id}>
      <LocationCard
        location={location}
        labels={labels}
        heading={heading}
        more={renderMore(location)}
      />
    </li>
  ));
  return (
    <div className={classNames(styles.places, isGroup ? styles.group : styles.single)}>
      <div className={isGroup ? styles[mapCells[locations.length % 3] ?? "one"] : undefined}>
        <StoreMap map={map} />
      </div>
      {isGroup ? (
        <StoreList className={styles.stores}>{cards}</StoreList>
      ) : (
        <ul className={styles.only}>{cards}</ul>
      )}
    </div>
  );
}
