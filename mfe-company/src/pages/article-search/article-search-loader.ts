import {
  listArticles,
  maxSearchLength,
  searchArticles,
} from "@forecourt/contracts/areas/company/articles";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { pluralForm } from "@forecourt/domain/plural-form";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { articleView } from "../../parts/articles/article-view.ts";
import { topicsOf } from "../../parts/articles/topics-view.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import type { ArticleSearchData } from "./article-search-data.ts";

/** Loads the articles that match the search words in the address. Search engines do not list search results. */
export const loadArticleSearch: PageLoader<ArticleSearchData> = async (request) => {
  const { url, site } = request;
  const { texts, pages } = site;
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, maxSearchLength);
  const call = areaClient(request);
  const [{ results, understood }, { categories }] = await Promise.all([
    words === ""
      ? { results: [], understood: null }
      : call(searchArticles, { query: { q: words } }),
    call(listArticles, { query: {} }),
  ]);
  const title = fillText(texts, "articles.search.title");
  const count = results.length;
  const searchPath = href.page("company", "articleSearch");
  const trail = [
    { label: fillText(texts, "articles.title"), href: href.page("company", "carResearch") },
    { label: title },
  ];
  return {
    kind: "page",
    data: {
      trail,
      title,
      searchPath,
      words,
      count: fillText(texts, `articles.results.${pluralForm(count)}`, {
        count,
        words: understood ?? words,
      }),
      understood: understood && fillText(texts, "help.understood", { understood, words }),
      results: results.map(({ article, ...marked }) => ({
        article: articleView(article, site),
        ...marked,
      })),
      topics: topicsOf(categories, undefined, site),
      helpPath: pages["helpCenter"] === true ? href.page("company", "helpCenter") : null,
    },
    head: {
      title: fillText(texts, "articles.search.head.title"),
      description: fillText(texts, "articles.search.head.description"),
      index: false,
      ...(words === ""
        ? { canonical: searchPath, jsonLd: [breadcrumbNode(trail, searchPath, site)] }
        : { canonical: null }),
    },
  };
};
