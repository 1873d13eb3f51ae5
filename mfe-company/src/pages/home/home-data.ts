import type { AreaName } from "@forecourt/contracts/areas";
import type { HomeReply } from "@forecourt/contracts/areas/company/contracts";
import type { Card } from "@forecourt/contracts/content-parts";
import type { ReviewsView } from "./reviews-view.ts";

/** A card and the area that its link leads to; null when it leads to none. */
export type Shortcut = Card & { area: AreaName | null };

/** Everything the home page shows. */
export type HomeData = Omit<HomeReply, "head" | "shortcuts" | "reviews"> & {
  shortcuts: Shortcut[];
  reviews: ReviewsView | null;
};
