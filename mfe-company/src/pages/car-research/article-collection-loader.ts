import {
  articleCollections,
  collectionPath,
} from "@forecourt/contracts/areas/company/article-paths";
import { listArticles } from "@forecourt/contracts/areas/company/articles";
import { href } from "@forecourt/contracts/href";
import type { PageHead, PageLoader } from "@forecourt/contracts/page";
import { pluralForm } from "@forecourt/domain/plural-form";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { articleView } from "../../parts/articles/article-view.ts";
import { pathOfPage, topicsOf } from "../../parts/articles/topics-view.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { loadCommonQuestions } from "../../parts/help/common-questions-view.ts";
import type { CarResearchData } from "./car-research-data.ts";
import { listPages, pageOf } from "./list-pages.ts";

/**
 * The articles of one collection; `/faqs` begins with the common questions of the help center. A page that would list
 * nothing leads on to all articles, for as long as it has nothing.
 */
export const loadArticleCollection: PageLoader<CarResearchData> = async (request) => {
  const { params, url, site } = request;
  const collection = articleCollections.find((one) => one === params["collection"]);
  if (!collection) return { kind: "redirect", to: collectionPath("faqs"), permanent: true };
  const page = pageOf(url);
  if (page === null) return { kind: "not-found" };
  const category = url.searchParams.get("category");
  if (category !== null && category.length > 100) return { kind: "not-found" };
  const query = { page, collection, ...(category !== null && { category }) };
  const isWhole = page === 1 && category === null;
  const hasCommon = isWhole && collection === "faqs" && site.pages["faqs"] === true;
  const [list, common] = await Promise.all([
    areaClient(request)(listArticles, { query }),
    hasCommon ? loadCommonQuestions(request) : null,
  ]);
  const all = href.page("company", "carResearch");
  if (list.total === 0 && category === null && common === null) {
    return { kind: "redirect", to: all, permanent: false };
  }
  const path = collectionPath(collection);
  const title = fillText(site.texts, `articles.list.${collection}`);
  const lead = fillText(site.texts, common ? "faqs.lead" : `articles.list.${collection}.lead`);
  const latest = fillText(site.texts, common ? "faqs.articles" : "articles.latest");
  const trail = [{ label: fillText(site.texts, "articles.title"), href: all }, { label: title }];
  const head: PageHead = {
    title: fillText(site.texts, "articles.list.head.title", { list: title }),
    description: lead,
    ...(isWhole
      ? { canonical: path, jsonLd: [breadcrumbNode(trail, path, site)] }
      : { canonical: null, index: false }),
  };
  return {
    kind: "page",
    data: {
      trail,
      title,
      lead,
      common,
      searchPath: href.page("company", "articleSearch"),
      topics: topicsOf(list.categories, list.category?.slug ?? null, site, (chosen) =>
        pathOfPage(path, 1, chosen),
      ),
      heading: list.category?.name ?? latest,
      found: fillText(site.texts, `articles.found.${pluralForm(list.total)}`, {
        count: list.total,
      }),
      articles: list.articles.map((article) => articleView(article, site)),
      pages: listPages(page, list.pages, site, (number) => pathOfPage(path, number, category)),
    },
    head,
  };
};
