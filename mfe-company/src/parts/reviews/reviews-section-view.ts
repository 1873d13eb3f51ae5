import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { StoreChoice } from "@forecourt/contracts/site-store";
import { fillText } from "@forecourt/remote-kit/site-context";
import { reviewsOfStore } from "./own-reviews.ts";
import { ratingScope } from "./rating-scope.ts";
import { ratingView } from "./rating-view.ts";
import { reviewView } from "./review-view.ts";
import { reviewsId } from "./reviews-id.ts";
import type { ReviewsSectionData } from "./reviews-section-data.ts";

/** The rating and a few reviews of `store`, which is the visitor's or that of the page. */
export function reviewsSection(
  reviews: RatedReviews,
  site: SiteContext,
  store: Pick<StoreChoice, "id" | "name"> = site.store,
): ReviewsSectionData {
  const about = { stores: site.stores, store };
  const own = reviewsOfStore(reviews, about);
  return {
    id: reviewsId,
    title: own ? fillText(site.texts, "about.reviews.store", { store: store.name }) : reviews.title,
    rating: ratingView(reviews.rating, site.texts, ratingScope(reviews, about)),
    quotes: (own ?? reviews.reviews).map((review) => reviewView(review, site)),
    link: {
      label: fillText(site.texts, "reviews.read"),
      href: `${href.page("company", "home")}#${reviewsId}`,
    },
  };
}
