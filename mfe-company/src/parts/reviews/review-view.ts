import type { ShownReview } from "@forecourt/contracts/areas/company/reviews";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { originalLabel } from "./original-label.ts";

/** A review as it is drawn; every text is finished. */
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

/** A link to a review, or to all of a platform. */
export interface ReviewLink {
  label: string;
  href: string;
}

/** A review with where and when it was written, and what it is about. */
export function reviewView(
  review: ShownReview,
  { texts, language = defaultLanguage }: Pick<SiteContext, "texts" | "language">,
): ReviewView {
  const { reviewerName: name, photo, text, lang, categories, url } = review;
  const topics = categories.map((category) => fillText(texts, `reviews.about.${category}`));
  const source = sourceOf(review, listInWords(topics, localeOf(texts)), texts);
  // Reviews are quoted in English; one without a translation says that it is in English.
  const isTranslated = language !== defaultLanguage && lang === undefined;
  return {
    name,
    photo,
    text,
    lang,
    source: isTranslated ? fillText(texts, "reviews.translated", { source }) : source,
    original: url === null ? null : { label: originalLabel(url, texts), href: url },
  };
}

function sourceOf(
  { platform, writtenOn }: ShownReview,
  topics: string,
  texts: Record<string, string>,
): string {
  if (writtenOn === null) return fillText(texts, "reviews.source", { platform, topics });
  const date = formatLongDate(writtenOn, localeOf(texts));
  return fillText(texts, "reviews.source.dated", { platform, date, topics });
}
