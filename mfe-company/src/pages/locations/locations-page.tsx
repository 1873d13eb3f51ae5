import { PageWidth } from "@forecourt/ui/layout/section";
import { StorePlaces } from "../../parts/stores/store-places.tsx";
import type { LocationsData } from "./locations-data.ts";
import styles from "./locations-page.module.css";

/** All stores of a group on a map and as cards. */
export function Page({ data }: { data: LocationsData }) {
  const { title, lead, locations, map, labels } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <StorePlaces
          locations={locations}
          map={map}
          labels={labels}
          heading="h2"
          withHours={() => true}
        />
      </div>
    </PageWidth>
  );
}
