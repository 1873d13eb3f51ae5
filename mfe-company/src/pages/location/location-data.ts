import type { Location } from "@forecourt/contracts/areas/company/contracts";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { PersonView } from "../../parts/person-view.ts";
import type { ReviewsSectionData } from "../../parts/reviews/reviews-section-data.ts";
import type { OpenDepartment } from "../../parts/stores/open-department.ts";
import type { StoreMapData } from "../../parts/stores/store-map-data.ts";

interface Link {
  label: string;
  href: string;
}

/** Everything the page of a store shows. */
export interface LocationData {
  trail: Crumb[];
  location: Location;
  /** Lines of the address. */
  address: string[];
  /** "Open since 2012"; null = not said. */
  opened: string | null;
  departments: OpenDepartment[];
  /** The store's cars, then directions, then a message. */
  ways: Link[];
  services: {
    title: string;
    links: Link[];
    /** Services that the store does not have, with the nearest store for each. */
    elsewhere: { text: string; link: Link }[];
  };
  /** Fees that are part of advertised prices; null = no cars are advertised. */
  fees: {
    title: string;
    text: string;
    rows: { id: string; label: string; amount: string }[];
    charges: string;
  } | null;
  /** What customers think of this store; null = no reviews are known. */
  reviews: ReviewsSectionData | null;
  people: { title: string; list: PersonView[]; all: Link | null };
  map: StoreMapData;
  /** The other stores, the nearest first. */
  others: { title: string; links: Link[] };
  labels: {
    trail: string;
    departments: string;
    where: string;
    picture: string;
    directions: string;
  };
}
