import type {
  RatedReviews,
  ReviewsContent,
  ShownReviews,
} from "@forecourt/contracts/areas/company/reviews";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

type Source = Pick<Dealers, "assetPath" | "config" | "content">;

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

/** The rating of `shownReviews`; null without a rating or without a review to read. */
export function ratedReviews(dealers: Source, tenant: Tenant, now: Date): RatedReviews | null {
  const shown = shownReviews(dealers, tenant, now);
  if (!shown?.rating || shown.reviews.length === 0) return null;
  return { title: shown.title, rating: shown.rating };
}
