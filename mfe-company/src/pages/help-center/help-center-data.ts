import type { HelpMatches } from "@forecourt/contracts/areas/company/help-center";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { ArticleView } from "../../parts/articles/article-view.ts";

/** A category with the questions that come first in it. */
export interface HelpTopic {
  title: string;
  description: string;
  questions: (ContentLink & { lang?: string | undefined })[];
  /** "All 9 questions". */
  all: ContentLink;
}

export interface HelpCenterData {
  title: string;
  description: string;
  /** Address of the search, which is this page. */
  action: string;
  /** Search words; "" = no search. */
  words: string;
  /** "3 answers for “title”"; null = nothing was searched for. */
  count: string | null;
  /** "We looked for “title” instead of “titel”."; null = for the words as they are. */
  understood: string | null;
  matches: HelpMatches[];
  /** Searches that find something, for a search that found nothing. */
  ideas: { label: string; href: string }[];
  /** Articles about what was searched for; null = none. */
  articles: { title: string; list: ArticleView[]; all: ContentLink } | null;
  topics: HelpTopic[];
}
