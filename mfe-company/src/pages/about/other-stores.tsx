import { StoreList } from "@forecourt/ui/elements/store-card";
import { Section } from "@forecourt/ui/layout/section";
import { LocationCard, type LocationLabels } from "../../parts/stores/location-card.tsx";
import { StoreHours } from "../../parts/stores/store-hours.tsx";
import type { AboutData } from "./about-data.ts";
import styles from "./other-stores.module.css";

interface OtherStoresProps {
  others: NonNullable<AboutData["others"]>;
  labels: LocationLabels;
}

/** The stores besides the chosen one, in short: their hours open on request. */
export function OtherStores({ others, labels }: OtherStoresProps) {
  return (
    <Section title={others.title}>
      <StoreList className={styles.stores}>
        {others.locations.map((location) => (
          <li key={location.id}>
            <LocationCard
              location={location}
              labels={labels}
              heading="h3"
              more={<StoreHours label={labels.hours} location={location} />}
            />
          </li>
        ))}
      </StoreList>
    </Section>
  );
}
