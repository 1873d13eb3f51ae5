import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { PageLink } from "@forecourt/ui/navigation/pagination";
import type { ArticleView } from "../../parts/articles/article-view.ts";
import type { Topic } from "../../parts/articles/topics-view.ts";
import type { CommonQuestions } from "../../parts/help/common-questions-view.ts";

export interface CarResearchData {
  /** Breadcrumbs of this page; null for the list of all articles. */
  trail: Crumb[] | null;
  title: string;
  lead: string;
  searchPath: string;
  /** Common questions above the articles; null = a page without them. */
  common: CommonQuestions | null;
  topics: Topic[];
  /** Heading of the list: "Latest articles", or the category. */
  heading: string;
  /** "4 articles". */
  found: string;
  articles: ArticleView[];
  pages: { numbers: PageLink[]; previous: string | null; next: string | null; position: string };
}
