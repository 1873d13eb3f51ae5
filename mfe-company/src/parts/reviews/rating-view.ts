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

/** Scope of a rating: the store of that name, or all stores of a group. */
export type RatingScope = { store: string } | "stores";

/** The average of all reviews on a platform; with a scope it says whose. */
export function ratingView(
  { stars, count, platform, asOf }: RatedReviews["rating"],
  texts: Record<string, string>,
  scope: RatingScope | null = null,
): RatingView {
  return {
    summary: fillText(texts, scopedKey("reviews.summary", scope), {
      rating: stars.toFixed(1),
      count: count.toLocaleString("en-US"),
      platform,
      date: formatLongDate(asOf, localeOf(texts)),
      ...(scope !== null && scope !== "stores" && scope),
    }),
    halves: Math.round(stars * 2),
  };
}

/** The key of a text that says whose rating it is; with the scope of a store the text names `store`. */
export function scopedKey(key: string, scope: RatingScope | null): string {
  if (scope === null) return key;
  return scope === "stores" ? `${key}.stores` : `${key}.store`;
}
