import { PageFrame } from "../../parts/page-frame.tsx";
import { StoreChoice } from "../../parts/stores/store-choice.tsx";
import { StoreHours } from "../../parts/stores/store-hours.tsx";
import { StorePlaces } from "../../parts/stores/store-places.tsx";
import type { LocationsData } from "./locations-data.ts";

/** All stores of a group on a map and as cards. */
export function Page({ data }: { data: LocationsData }) {
  const { title, lead, locations, map, labels } = data;
  return (
    <PageFrame trail={null} title={title} lead={lead}>
      <StorePlaces
        locations={locations}
        map={map}
        labels={labels}
        heading="h2"
        renderMore={(location) => (
          <>
            {!location.isYours && <StoreChoice id={location.id} name={location.name} />}
            <StoreHours label={labels.hours} location={location} />
          </>
        )}
      />
    </PageFrame>
  );
}
