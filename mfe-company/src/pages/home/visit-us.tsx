import { Section } from "@forecourt/ui/layout/section";
import { StoreHours } from "../../parts/stores/store-hours.tsx";
import { StorePlaces } from "../../parts/stores/store-places.tsx";
import type { Visit } from "./home-data.ts";

/** Where the store is, when it is open, and how to get there. */
export function VisitUs({ visit: { title, location, map, labels } }: { visit: Visit }) {
  return (
    <Section title={title}>
      <StorePlaces
        locations={[location]}
        map={map}
        labels={labels}
        heading="h3"
        renderMore={() => <StoreHours label={labels.hours} location={location} />}
      />
    </Section>
  );
}
