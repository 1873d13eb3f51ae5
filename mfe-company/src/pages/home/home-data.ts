import type { AreaName } from "@forecourt/contracts/areas";
import type { HomeReply } from "@forecourt/contracts/areas/company/contracts";
import type { Card } from "@forecourt/contracts/content-parts";
import type { LocationLabels } from "../../parts/stores/location-card.tsx";
import type { LocationView } from "../../parts/stores/location-view.ts";
import type { StoreMapData } from "../../parts/stores/store-map-data.ts";
import type { ReviewsView } from "./reviews-view.ts";

/** A card and the area that its link leads to; null when it leads to none. */
export type Shortcut = Card & { area: AreaName | null };

/** Address and opening status of the only store. */
export interface Visit {
  title: string;
  location: LocationView;
  map: StoreMapData;
  labels: LocationLabels;
}

/** Everything the home page shows. */
export type HomeData = Omit<
  HomeReply,
  "head" | "shortcuts" | "reviews" | "locations" | "nearby"
> & {
  shortcuts: Shortcut[];
  reviews: ReviewsView | null;
  /** Null for a group, whose stores have a list. */
  visit: Visit | null;
};
