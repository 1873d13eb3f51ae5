import type { ShownReviews } from "@forecourt/contracts/areas/company/reviews";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { type RatingView, ratingView } from "../../parts/reviews/rating-view.ts";
import { originalLabel } from "./original-label.ts";

/** Reviews as they are drawn; every text is finished. */
export interface ReviewsView {
  title: string;
  rating: RatingView;
  note: string;
  /** The dealer's pages on the platforms, that of the rating first. */
  pages: ReviewLink[];
  /** In view at once. */
  first: ReviewView[];
  /** Behind `more`. */
  rest: ReviewView[];
  more: string;
  /** What `more` says while they are open. */
  fewer: string;
}

export interface ReviewView {
  name: string;
  /** Null = their initial stands in. */
  photo: string | null;
  text: string;
  /** The language of the text, where that is not the one of the page. */
  lang?: string | undefined;
  /** "On Google, November 3, 2026, about buying a car and financing". */
  source: string;
  /** The page where it was written; null = not linked. */
  original: ReviewLink | null;
}

interface ReviewLink {
  label: string;
  href: string;
}

/** Reviews that are shown without opening the others. */
const inView = 3;

/**
 * What customers wrote; null without a rating or reviews. There is no structured data of it: a business may not mark up reviews of itself on its own
 * site, nor repeat those of another site (Google's guidelines for review snippets).
 */
export function reviewsView(
  { title, rating, note, url, sources, reviews }: ShownReviews,
  { texts, language = defaultLanguage }: SiteContext,
): ReviewsView | null {
  if (rating === null || reviews.length === 0) return null;
  const views = reviews.map((review) => {
    const topics = review.categories.map((category) =>
      fillText(texts, `reviews.about.${category}`),
    );
    const source = sourceOf(review, listInWords(topics, localeOf(texts)), texts);
    return {
      name: review.reviewerName,
      photo: review.photo,
      text: review.text,
      lang: review.lang,
      source: isTranslated(review, language)
        ? fillText(texts, "reviews.translated", { source })
        : source,
      original:
        review.url === null ? null : { label: originalLabel(review.url, texts), href: review.url },
    };
  });
  return {
    title,
    rating: ratingView(rating, texts),
    note,
    pages: pagesOf({ platform: rating.platform, url, sources }, texts),
    first: views.slice(0, inView),
    rest: views.slice(inView),
    more: fillText(texts, "reviews.more", { count: String(views.length) }),
    fewer: fillText(texts, "reviews.fewer"),
  };
}

type Review = ShownReviews["reviews"][number];

/** Reviews are quoted in English; one without a translation says that it is in English. */
const isTranslated = ({ lang }: Review, language: string) =>
  language !== defaultLanguage && lang === undefined;

type Pages = Pick<ShownReviews, "url" | "sources"> & Pick<Review, "platform">;

function pagesOf({ platform, url, sources }: Pages, texts: Record<string, string>): ReviewLink[] {
  const own = url ?? sources[platform];
  const others = Object.entries(sources).filter(([name]) => name !== platform);
  const pages = own === undefined ? others : [[platform, own] as const, ...others];
  return pages.map(([name, href]) => ({
    label: fillText(texts, "reviews.all", { platform: name }),
    href,
  }));
}

function sourceOf(
  { platform, writtenOn }: Review,
  topics: string,
  texts: Record<string, string>,
): string {
  if (writtenOn === null) return fillText(texts, "reviews.source", { platform, topics });
  const date = formatLongDate(writtenOn, localeOf(texts));
  return fillText(texts, "reviews.source.dated", { platform, date, topics });
}
