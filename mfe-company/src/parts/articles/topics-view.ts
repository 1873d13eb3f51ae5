import type { ArticleCategory } from "@forecourt/contracts/areas/company/articles";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";

/** A category to choose, or all of them. */
export interface Topic {
  href: string;
  label: string;
  isCurrent: boolean;
}

/**
 * All articles, then those of each category; `current` is the chosen one's slug, null = all, undefined = none.
 * @param pathOf the address of the list of a category; null = of all
 */
export function topicsOf(
  categories: readonly (ArticleCategory & { count: number })[],
  current: string | null | undefined,
  { texts }: SiteContext,
  pathOf: (category: string | null) => string = listPath,
): Topic[] {
  const all = { href: pathOf(null), label: fillText(texts, "articles.topics.all") };
  return [
    { ...all, isCurrent: current === null },
    ...categories.map(({ slug, name, count }) => ({
      href: pathOf(slug),
      label: `${name} (${count})`,
      isCurrent: slug === current,
    })),
  ];
}

/** The address of a page of the list; null = of all categories. */
export function listPath(category: string | null, page = 1): string {
  return pathOfPage(href.page("company", "carResearch"), page, category);
}

/** The address of a further page of the list at `path`. */
export function pathOfPage(path: string, page: number, category: string | null = null): string {
  const query = new URLSearchParams({
    ...(category === null ? {} : { category }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}
