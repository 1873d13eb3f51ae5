import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import { href } from "@forecourt/contracts/href";
import type { SiteContext, StoreChoice } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { CustomersData } from "./customers-data.ts";
import { ratingScope } from "./rating-scope.ts";
import { ratingView } from "./rating-view.ts";
import { reviewView } from "./review-view.ts";
import { reviewsId } from "./reviews-id.ts";

/** The rating and a few reviews of `store`, which is the visitor's or that of the page. */
export function customersView(
  reviews: RatedReviews,
  site: SiteContext,
  store: Pick<StoreChoice, "id" | "name"> = site.store,
): CustomersData {
  const scope = ratingScope(reviews, { stores: site.stores, store });
  const own = reviews.reviews.filter(({ stores }) => stores?.includes(store.id));
  // The heading names the store only where everything below is about it.
  const isOwn = scope !== null && scope !== "stores" && own.length > 0;
  return {
    id: reviewsId,
    title: isOwn ? fillText(site.texts, "about.reviews.store", scope) : reviews.title,
    rating: ratingView(reviews.rating, site.texts, scope),
    quotes: (isOwn ? own : reviews.reviews).map((review) => reviewView(review, site)),
    link: {
      label: fillText(site.texts, "reviews.read"),
      href: `${href.page("company", "home")}#${reviewsId}`,
    },
  };
}
