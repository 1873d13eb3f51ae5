import type { MarkedText } from "@forecourt/contracts/areas/company/articles";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { ArticleView } from "../../parts/articles/article-view.ts";
import type { Topic } from "../../parts/articles/topics-view.ts";

export interface ArticleSearchData {
  trail: Crumb[];
  title: string;
  searchPath: string;
  /** Search words; "" = no search yet. */
  words: string;
  /** "3 articles for “tires”" */
  count: string;
  /** "We looked for “warranty” instead of “warrenty”."; null = nothing was mistyped. */
  understood: string | null;
  results: { article: ArticleView; title: MarkedText; excerpt: MarkedText }[];
  /** Topics to browse when a search has no results. */
  topics: Topic[];
  /** Null where the help center is switched off. */
  helpPath: string | null;
}
