import {
  type ArticleCategory,
  type ArticleList,
  articlesPerPage,
} from "@forecourt/contracts/areas/company/articles";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import { summaryOf } from "@forecourt/service-kit/dealers/articles/published-articles";
import type { StoreArticle } from "@forecourt/service-kit/dealers/articles/store-articles";

/** See `listArticles`. */
interface Query {
  category?: string | undefined;
  collection?: string | undefined;
  page: number;
}

/**
 * One page of the articles that the store lists, and the categories to choose from: the categories of the collection,
 * else of the store, or of the whole dealer if categories have its scope.
 * @throws AppError content-unknown for a category or a page that does not exist
 */
export function articleList(
  published: readonly StoreArticle[],
  query: Query,
  { collections }: Pick<DealerConfig, "collections">,
): ArticleList {
  const listed = published.filter(({ isListed }) => isListed);
  const ofCollection = listed.filter(
    ({ collection }) => collection === (query.collection ?? collection),
  );
  const isShared = collections.articleCategories.scope === "dealer";
  const isAll = query.collection === undefined && isShared;
  const categories = categoriesOf(isAll ? published : ofCollection, ofCollection);
  const category = categories.find(({ slug }) => slug === query.category) ?? null;
  if (query.category !== undefined && !category) {
    throw new AppError("content-unknown", `there is no category "${query.category}"`);
  }
  const chosen = ofCollection.filter(
    (one) => category === null || one.category.slug === category.slug,
  );
  const pages = Math.max(1, Math.ceil(chosen.length / articlesPerPage));
  if (query.page > pages) throw new AppError("content-unknown", `there are ${pages} pages`);
  const from = (query.page - 1) * articlesPerPage;
  return {
    articles: chosen.slice(from, from + articlesPerPage).map(summaryOf),
    total: chosen.length,
    pages,
    categories,
    category,
  };
}

/** The categories of `articles` by name, with their number of `listed` articles. */
function categoriesOf(articles: readonly StoreArticle[], listed: readonly StoreArticle[]) {
  const bySlug = new Map<string, ArticleCategory>(
    articles.map(({ category }) => [category.slug, category]),
  );
  return [...bySlug.values()]
    .map((category) => ({
      ...category,
      count: listed.filter((one) => one.category.slug === category.slug).length,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}
