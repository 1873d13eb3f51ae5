import type { ReviewsOfStore, ShownReview } from "@forecourt/contracts/areas/company/reviews";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { reviewsOfStore } from "../../parts/reviews/own-reviews.ts";
import { ratingScope } from "../../parts/reviews/rating-scope.ts";
import { type RatingView, ratingView } from "../../parts/reviews/rating-view.ts";
import { type ReviewLink, type ReviewView, reviewView } from "../../parts/reviews/review-view.ts";

/** Reviews as they are drawn; every text is finished. */
export interface ReviewsView {
  title: string;
  rating: RatingView;
  /** Null = none: it speaks for all stores. */
  note: string | null;
  /** The dealer's pages on the platforms, that of the rating first. */
  pages: ReviewLink[];
  /** Reviews that are visible at once. */
  first: ReviewView[];
  /** Behind `more`. */
  rest: ReviewView[];
  more: string;
  /** Label of `more` while the further reviews are open. */
  fewer: string;
}

/** Reviews that are shown without opening the others. */
const inView = 3;

/**
 * What customers wrote; null without a rating or reviews. There is no structured data of it: a business may not mark up
 * reviews of itself on its own site, nor repeat those of another site (Google's guidelines for review snippets).
 */
export function reviewsView(
  { title, rating, note, url, sources, reviews, ofStore }: ReviewsOfStore,
  site: SiteContext,
): ReviewsView | null {
  const { texts } = site;
  if (rating === null || reviews.length === 0) return null;
  const own = reviewsOfStore({ ofStore, reviews }, site);
  const views = (own ?? reviews).map((review) => reviewView(review, site));
  return {
    title: own ? fillText(texts, "about.reviews.store", { store: site.store.name }) : title,
    rating: ratingView(rating, texts, ratingScope({ ofStore }, site)),
    note: own ? null : note,
    pages: pagesOf({ platform: rating.platform, url, sources }, texts),
    first: views.slice(0, inView),
    rest: views.slice(inView),
    more: fillText(texts, "reviews.more", { count: String(views.length) }),
    fewer: fillText(texts, "reviews.fewer"),
  };
}

type Pages = Pick<ReviewsOfStore, "url" | "sources"> & Pick<ShownReview, "platform">;

function pagesOf({ platform, url, sources }: Pages, texts: Record<string, string>): ReviewLink[] {
  const own = url ?? sources[platform];
  const others = Object.entries(sources).filter(([name]) => name !== platform);
  const pages = own === undefined ? others : [[platform, own] as const, ...others];
  return pages.map(([name, href]) => ({
    label: fillText(texts, "reviews.all", { platform: name }),
    href,
  }));
}
