import type { ReviewsContent } from "@forecourt/contracts/areas/company/reviews";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";

/** Reviews as they are drawn; every text is finished. */
export interface ReviewsView {
  title: string;
  /** "4.7 out of 5 from 214 Google reviews, as of November 20, 2026". */
  summary: string;
  /** Stars in halves, of ten. */
  halves: number;
  note: string;
  /** All of them on the platform; null = not linked. */
  all: { label: string; href: string } | null;
  /** In view at once. */
  first: ReviewView[];
  /** Behind `more`. */
  rest: ReviewView[];
  more: string;
}

export interface ReviewView {
  name: string;
  text: string;
  /** "On Google, November 3, 2026, about buying a car and financing". */
  source: string;
  url: string | null;
}

/** Reviews that are shown without opening the others. */
const inView = 3;

const list = new Intl.ListFormat("en-US");

/**
 * What customers wrote; null without a rating or reviews. There is no structured data of it: a business may not mark up reviews of itself on its own
 * site, nor repeat those of another site (Google's guidelines for review snippets).
 */
export function reviewsView(
  { title, rating, note, url, reviews }: ReviewsContent,
  { texts }: SiteContext,
): ReviewsView | null {
  if (rating === null || reviews.length === 0) return null;
  const { stars, count, platform, asOf } = rating;
  const views = reviews.map((review) => {
    const topics = review.categories.map((category) =>
      fillText(texts, `reviews.about.${category}`),
    );
    return {
      name: review.reviewerName,
      text: review.text,
      source: sourceOf(review, list.format(topics), texts),
      url: review.url,
    };
  });
  return {
    title,
    summary: fillText(texts, "reviews.summary", {
      rating: stars.toFixed(1),
      count: count.toLocaleString("en-US"),
      platform,
      date: formatLongDate(asOf),
    }),
    halves: Math.round(stars * 2),
    note,
    all: url === null ? null : { label: fillText(texts, "reviews.all", { platform }), href: url },
    first: views.slice(0, inView),
    rest: views.slice(inView),
    more: fillText(texts, "reviews.more", { count: String(views.length) }),
  };
}

type Review = ReviewsContent["reviews"][number];

function sourceOf(
  { platform, writtenOn }: Review,
  topics: string,
  texts: Record<string, string>,
): string {
  if (writtenOn === null) return fillText(texts, "reviews.source", { platform, topics });
  const date = formatLongDate(writtenOn);
  return fillText(texts, "reviews.source.dated", { platform, date, topics });
}
