import type { RatedReviews } from "@forecourt/contracts/areas/company/reviews";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";

/** A rating as it is drawn; every text is finished. */
export interface RatingView {
  /** "4.7 out of 5 from 214 Google reviews, as of November 20, 2026". */
  summary: string;
  /** Stars in halves, of ten. */
  halves: number;
}

/** The average of all reviews on a platform. */
export function ratingView(
  { stars, count, platform, asOf }: RatedReviews["rating"],
  texts: Record<string, string>,
): RatingView {
  return {
    summary: fillText(texts, "reviews.summary", {
      rating: stars.toFixed(1),
      count: count.toLocaleString("en-US"),
      platform,
      date: formatLongDate(asOf, localeOf(texts)),
    }),
    halves: Math.round(stars * 2),
  };
}
