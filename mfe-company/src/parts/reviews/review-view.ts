import type { ShownReview } from "@forecourt/contracts/areas/company/reviews";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { originalLabel } from "./original-label.ts";

/** A review as it is drawn; every text is finished. */
export interface ReviewView {
  name: string;
  /** Path of the author's photo; null = their initial is shown instead. */
  photo: string | null;
  text: string;
  /** The language of the text, where that is not the one of the page. */
  lang?: string | undefined;
  /** "On Google, November 3, 2026, about buying a car and financing". */
  source: string;
  /** "Our Rolla store"; null = not said, or the only one. */
  stores: string | null;
  /** The page where it was written; null = not linked. */
  original: ReviewLink | null;
}

/** A link to a review or to a page of reviews. */
export interface ReviewLink {
  label: string;
  href: string;
}

/** A review in the words of the site. */
export function reviewView(review: ShownReview, site: SiteContext): ReviewView {
  const { texts, language = defaultLanguage } = site;
  const { reviewerName, photo, text, lang, url } = review;
  const source = sourceOf(review, texts);
  return {
    name: reviewerName,
    photo,
    text,
    lang,
    source: isTranslated(review, language)
      ? fillText(texts, "reviews.translated", { source })
      : source,
    stores: storesOf(review, site),
    original: url === null ? null : { label: originalLabel(url, texts), href: url },
  };
}

/** Reviews are quoted in English; one without a translation says that it is in English. */
const isTranslated = ({ lang }: ShownReview, language: string) =>
  language !== defaultLanguage && lang === undefined;

function storesOf({ stores = [] }: ShownReview, site: SiteContext): string | null {
  if (site.stores.length < 2) return null;
  const names = site.stores.filter(({ id }) => stores.includes(id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return fillText(site.texts, `reviews.stores.${names.length === 1 ? "one" : "other"}`, {
    stores: formatList(names, localeOf(site.texts)),
  });
}

function sourceOf(
  { platform, writtenOn, categories }: ShownReview,
  texts: Record<string, string>,
): string {
  const topics = formatList(
    categories.map((category) => fillText(texts, `reviews.about.${category}`)),
    localeOf(texts),
  );
  if (writtenOn === null) return fillText(texts, "reviews.source", { platform, topics });
  const date = formatLongDate(writtenOn, localeOf(texts));
  return fillText(texts, "reviews.source.dated", { platform, date, topics });
}
