import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import type { SiteContext } from "@forecourt/contracts/site";
import type { StoreChoice } from "@forecourt/contracts/site-store";
import type { RatingScope } from "./rating-view.ts";

/** Scope of the rating that the page shows; null where the dealer has one store. */
export function ratingScope(
  { ofStore }: Pick<RatedReviews, "ofStore">,
  { stores, store }: Pick<SiteContext, "stores"> & { store: Pick<StoreChoice, "name"> },
): RatingScope | null {
  if (stores.length < 2) return null;
  return ofStore ? { store: store.name } : "stores";
}
