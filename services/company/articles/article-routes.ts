import {
  getArticle,
  listArticleAddresses,
  listArticles,
  searchArticles,
} from "@forecourt/contracts/areas/company/articles";
import { AppError } from "@forecourt/contracts/errors";
import type { ContentRoutes } from "@forecourt/service-kit/content-service";
import { publishedArticles } from "@forecourt/service-kit/dealers/articles/published-articles";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { findByText } from "../search/search-articles.ts";
import { searchLanguageOf } from "../search/search-language.ts";
import { articleList } from "./article-list.ts";
import { findArticle } from "./find-article.ts";

type Request = Parameters<typeof tenantOf>[0];

/** Routes to list, read and search the articles of the request's store. */
export const articleRoutes: ContentRoutes = (app, { dealers, now }) => {
  const published = (request: Request) =>
    publishedArticles(dealers.current(), tenantOf(request), now());
  const configOf = (request: Request) => dealers.current().config(tenantOf(request));
  const requireArticlePages = (request: Request) => {
    if (!configOf(request).pages.carResearch) {
      throw new AppError("content-unknown", "this store has no list of articles");
    }
  };
  mount(app, listArticles, ({ request, query }) => {
    requireArticlePages(request);
    return articleList(published(request), query, configOf(request));
  });
  mount(app, getArticle, ({ request, params }) => findArticle(published(request), params.slug));
  mount(app, searchArticles, ({ request, query }) => {
    requireArticlePages(request);
    const { texts } = dealers.current().site(tenantOf(request));
    return findByText(published(request), query.q, searchLanguageOf(texts));
  });
  mount(app, listArticleAddresses, ({ request }) => ({
    articles: published(request).map(({ slug, collection, ...article }) => ({
      slug,
      collection,
      changedOn: article.updated ?? article.published,
    })),
  }));
};
