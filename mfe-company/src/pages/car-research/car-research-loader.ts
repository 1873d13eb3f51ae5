import { listArticles } from "@forecourt/contracts/areas/company/articles";
import { href } from "@forecourt/contracts/href";
import type { PageHead, PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { pluralForm } from "@forecourt/domain/plural-form";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { articleView } from "../../parts/articles/article-view.ts";
import { listPath, topicsOf } from "../../parts/articles/topics-view.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import type { CarResearchData } from "./car-research-data.ts";
import { listPages, pageOf } from "./list-pages.ts";

/** The latest articles, of all categories or of the one in the address. */
export const loadCarResearch: PageLoader<CarResearchData> = async (request) => {
  const { url, site } = request;
  const category = url.searchParams.get("category");
  const page = pageOf(url);
  if (page === null) return { kind: "not-found" };
  if (category !== null && category.length > 100) return { kind: "not-found" };
  const query = { page, ...(category === null ? {} : { category }) };
  const list = await areaClient(request)(listArticles, { query });
  const { texts } = site;
  return {
    kind: "page",
    data: {
      trail: null,
      title: fillText(texts, "articles.title"),
      lead: fillText(texts, "articles.lead"),
      common: null,
      searchPath: href.page("company", "articleSearch"),
      topics: topicsOf(list.categories, list.category?.slug ?? null, site),
      heading: list.category?.name ?? fillText(texts, "articles.latest"),
      found: fillText(texts, `articles.found.${pluralForm(list.total)}`, { count: list.total }),
      articles: list.articles.map((article) => articleView(article, site)),
      pages: listPages(page, list.pages, site, (number) => listPath(category, number)),
    },
    head: headOf(list.category?.name ?? null, page, site),
  };
};

/** Only the first page of all articles is listed by search engines: the articles are in the sitemap themselves. */
function headOf(category: string | null, page: number, site: SiteContext): PageHead {
  const { texts } = site;
  const canonical = href.page("company", "carResearch");
  const description = fillText(texts, "articles.head.description");
  if (category !== null) {
    return {
      title: fillText(texts, "articles.category.head.title", { category }),
      description: fillText(texts, "articles.category.head.description", { category }),
      canonical: null,
      index: false,
    };
  }
  if (page > 1) {
    const title = fillText(texts, "articles.page.head.title", { page });
    return { title, description, canonical: null, index: false };
  }
  const trail = [{ label: fillText(texts, "articles.title") }];
  return {
    title: fillText(texts, "articles.head.title"),
    description,
    canonical,
    jsonLd: [breadcrumbNode(trail, canonical, site)],
  };
}
