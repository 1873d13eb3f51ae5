import type { About } from "@forecourt/contracts/areas/company/contracts";
import type { Block } from "@forecourt/contracts/content-parts";
import type { PersonView } from "../../parts/person-view.ts";
import type { ReviewsSectionData } from "../../parts/reviews/reviews-section-data.ts";
import type { LocationLabels } from "../../parts/stores/location-card.tsx";
import type { LocationView } from "../../parts/stores/location-view.ts";
import type { StoreMapData } from "../../parts/stores/store-map-data.ts";

/** A fact that one number says: "4", "stores". */
export interface AboutNumber {
  value: string;
  label: string;
  /** Path of a page with more about the number; missing = none. */
  href?: string;
}

/** A step of the company's history; null = the text begins without a heading. */
export interface Milestone {
  title: string | null;
  body: Block[];
}

/** The person who leads the store. */
export interface AboutLead
  extends Pick<
    NonNullable<About["lead"]>,
    "fullName" | "title" | "phone" | "email" | "photo" | "bio"
  > {
  /** Path of their page; null = they have none. */
  href: string | null;
  /** "Works in Columbia"; null = at every store. */
  place: string | null;
}

/** Everything the page about the company shows. */
export interface AboutData
  extends Omit<About, "head" | "history" | "reviews" | "lead" | "people" | "locations" | "nearby"> {
  /** Facts that are numbers, such as the number of stores; null = fewer than two are known. */
  numbers: { title: string; list: AboutNumber[] } | null;
  history: { title: string; milestones: Milestone[] } | null;
  /** Null where there are no reviews to read. */
  reviews: ReviewsSectionData | null;
  lead: AboutLead | null;
  /** Some of the people besides the lead of the store. */
  people: PersonView[];
  /** All stores, or the chosen one alone. */
  locations: LocationView[];
  /** The stores besides the chosen one; null = all are in `locations`. */
  others: { title: string; locations: LocationView[] } | null;
  map: StoreMapData;
  labels: LocationLabels;
}
