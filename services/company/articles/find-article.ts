import type { Article, ArticleSummary } from "@forecourt/contracts/areas/company/articles";
import { AppError } from "@forecourt/contracts/errors";
import { summaryOf } from "@forecourt/service-kit/dealers/articles/published-articles";
import type { StoreArticle } from "@forecourt/service-kit/dealers/articles/store-articles";

const maxRelated = 3;

/**
 * The published article of a slug or of a former one, with related articles. It is found at stores that do not list it,
 * too, so that a link to it works for everyone.
 * @throws AppError content-unknown
 */
export function findArticle(
  published: readonly StoreArticle[],
  slug: string,
): { article: Article; related: ArticleSummary[] } {
  const article =
    published.find((one) => one.slug === slug) ??
    published.find(({ formerSlugs }) => formerSlugs.includes(slug));
  if (!article) throw new AppError("content-unknown", `there is no article "${slug}"`);
  return {
    article: { ...summaryOf(article), body: article.body },
    related: relatedTo(article, published).map(summaryOf),
  };
}

/** Related articles: those that the article names, then others of its category, the newest first. */
function relatedTo(article: StoreArticle, published: readonly StoreArticle[]): StoreArticle[] {
  const named = article.related.flatMap((slug) => published.filter((one) => one.slug === slug));
  const alike = published.filter(
    (one) => one.isListed && one.category.slug === article.category.slug && !named.includes(one),
  );
  return [...named, ...alike].filter(({ slug }) => slug !== article.slug).slice(0, maxRelated);
}
