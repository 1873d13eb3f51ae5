import type {
  RatedReviews,
  ReviewsContent,
  ReviewsOfStore,
  ShownReviews,
} from "@forecourt/contracts/areas/company/reviews";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { ownStoreFirst } from "../own-store-first.ts";

type Source = Pick<Dealers, "assetPath" | "config" | "content" | "site">;

/** The reviews that were written up to the store's day; null where the home page, which shows them, is switched off. */
export function shownReviews(dealers: Source, tenant: Tenant, now: Date): ShownReviews | null {
  const content = dealers.content(tenant, "company/reviews", now);
  if (content === null) return null;
  const { day } = wallTimeAt(now, dealers.config(tenant).company.timezone);
  const isWritten = ({ writtenOn }: ReviewsContent["reviews"][number]) =>
    writtenOn === null || writtenOn <= day;
  const reviews = content.reviews.filter(isWritten).map((review) => ({
    ...review,
    photo: review.photo && dealers.assetPath(tenant.dealerId, review.photo),
  }));
  return { ...content, reviews };
}

/**
 * `shownReviews` for the visitor's store: its own reviews come first, then reviews of no store. The rating is the
 * store's own where that is known.
 */
export function reviewsOfStore(dealers: Source, tenant: Tenant, now: Date): ReviewsOfStore | null {
  const shown = shownReviews(dealers, tenant, now);
  if (shown === null || !dealers.site(tenant).storeChosen)
    return shown && { ...shown, ofStore: false };
  const { id } = dealers.config(tenant).store;
  const own = shown.rating?.byStore[id];
  return {
    ...shown,
    rating: shown.rating && { ...shown.rating, ...own },
    ofStore: own !== undefined,
    reviews: ownStoreFirst(shown.reviews, id),
  };
}

/** Most reviews that a page quotes which links to the others. */
const maxQuoted = 3;

/** The rating of `reviewsOfStore` with a few of them; null without a rating or without a review to read. */
export function ratedReviews(dealers: Source, tenant: Tenant, now: Date): RatedReviews | null {
  const shown = reviewsOfStore(dealers, tenant, now);
  if (!shown?.rating || shown.reviews.length === 0) return null;
  const { title, ofStore, reviews } = shown;
  const { byStore: _ofStores, ...rating } = shown.rating;
  return { title, rating, ofStore, reviews: reviews.slice(0, maxQuoted) };
}

/** Like `ratedReviews` for the page of the tenant's store, only with reviews of this store. */
export function reviewsAbout(
  dealers: Source,
  tenant: Tenant & { storeId: string },
  now: Date,
): RatedReviews | null {
  const rated = ratedReviews(dealers, tenant, now);
  if (rated === null) return null;
  return {
    ...rated,
    reviews: rated.reviews.filter(({ stores }) => stores?.includes(tenant.storeId)),
  };
}
