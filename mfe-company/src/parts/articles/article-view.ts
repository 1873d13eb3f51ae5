import { articlePath } from "@forecourt/contracts/areas/company/article-paths";
import { type ArticleDrawing, drawingOf } from "@forecourt/contracts/areas/company/article-topics";
import type { ArticleSummary } from "@forecourt/contracts/areas/company/articles";
import type { SiteContext } from "@forecourt/contracts/site";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fillText } from "@forecourt/remote-kit/site-context";

/** An article in a list. */
export interface ArticleView {
  href: string;
  /** The name of its collection: "Advice". */
  kind: string;
  title: string;
  description: string;
  published: DayView;
  minutes: number;
  /** Drawing for the article's topic, and its own picture; null = it has no picture of its own. */
  topic: ArticleDrawing;
  image: { url: string; alt: string } | null;
  /** The language of its title and text, where that is not the one of the page. */
  lang?: string | undefined;
}

/** A day as `YYYY-MM-DD` and in words. */
export interface DayView {
  day: string;
  words: string;
}

export function articleView(article: ArticleSummary, { texts }: SiteContext): ArticleView {
  const { collection, title, description, published, minutes, image, lang } = article;
  return {
    href: articlePath(article),
    kind: fillText(texts, `articles.collection.${collection}`),
    title,
    description,
    published: dayView(published, texts),
    minutes,
    topic: drawingOf(article),
    image,
    lang,
  };
}

/** "November 3, 2026" */
export function dayView(day: string, texts: SiteContext["texts"]): DayView {
  return { day, words: formatLongDate(day, localeOf(texts)) };
}
