import type { Block } from "@forecourt/contracts/content-parts";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { ArticleView, DayView } from "../../parts/articles/article-view.ts";

export interface ArticleData {
  trail: Crumb[];
  article: ArticleView & {
    updated: DayView | null;
    /** Null where authors are not shown; `href` is null for who has no page. */
    author: { name: string; href: string | null } | null;
    body: Block[];
  };
  /**
   * Link to the page where a shopper can do what the article is about; null = there is no such page. `note`: what to
   * know first; null = nothing.
   */
  nextStep: { label: string; href: string; note: string | null } | null;
  related: ArticleView[];
  /** The list of its collection; null where lists are switched off. */
  kindPath: string | null;
  /** The list of all articles; null where it is switched off. */
  listPath: string | null;
  helpPath: string | null;
}
