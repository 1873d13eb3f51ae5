import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import type { SiteContext } from "@forecourt/contracts/site";
import type { StoreChoice } from "@forecourt/contracts/site-store";

/** The reviews of `store` where the rating is its own, too; null = the heading has to speak for all stores. */
export function reviewsOfStore(
  { ofStore, reviews }: Pick<RatedReviews, "ofStore" | "reviews">,
  { stores, store }: Pick<SiteContext, "stores"> & { store: Pick<StoreChoice, "id"> },
): RatedReviews["reviews"] | null {
  if (!ofStore || stores.length < 2) return null;
  const own = reviews.filter((review) => review.stores?.includes(store.id));
  return own.length === 0 ? null : own;
}
