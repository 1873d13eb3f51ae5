import { articlePath, collectionPath } from "@forecourt/contracts/areas/company/article-paths";
import { type ArticleTopic, topicOf } from "@forecourt/contracts/areas/company/article-topics";
import { type Article, getArticle } from "@forecourt/contracts/areas/company/articles";
import type { LocationService } from "@forecourt/contracts/areas/company/locations";
import { href } from "@forecourt/contracts/href";
import { isOffered } from "@forecourt/contracts/offer";
import type { PageLoader } from "@forecourt/contracts/page";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import { sharePicture } from "@forecourt/contracts/share-picture";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { articleView, dayView } from "../../parts/articles/article-view.ts";
import { listPath } from "../../parts/articles/topics-view.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import type { ArticleData } from "./article-data.ts";
import { articleNode } from "./article-node.ts";

/** An article; its other addresses, and those of its former slugs, redirect to the canonical one. */
export const loadArticle: PageLoader<ArticleData> = async (request) => {
  const { params, path, site } = request;
  const { slug = "" } = params;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 100) return { kind: "not-found" };
  const { article, related } = await areaClient(request)(getArticle, { params: { slug } });
  const canonical = articlePath(article);
  if (path !== canonical) return { kind: "redirect", to: canonical, permanent: true };
  const { title, description, updated, body } = article;
  const trail = trailOf(article, site);
  return {
    kind: "page",
    data: {
      trail,
      article: {
        ...articleView(article, site),
        updated: updated === null ? null : dayView(updated, site.texts),
        author: authorOf(article, site),
        body,
      },
      nextStep: nextStepOf(article, site),
      related: related.map((one) => articleView(one, site)),
      kindPath: pathWhereOffered(site, collectionPath(article.collection)),
      listPath: pathWhereOffered(site, href.page("company", "carResearch")),
      helpPath: pathWhereOffered(site, href.page("company", "helpCenter")),
    },
    head: {
      title: fillText(site.texts, "articles.article.head.title", { title }),
      description,
      canonical,
      image: previewOf(article),
      jsonLd: [
        articleNode(article, previewOf(article), site),
        breadcrumbNode(trail, canonical, site),
      ],
    },
  };
};

/** Social networks show no SVG: an article with one gets the picture that the images service draws for it. */
function previewOf({ slug, image }: Article): string {
  return image === null || /\.svg\b/.test(image.url) ? sharePicture.article(slug) : image.url;
}

/** Service of the dealer, with the path of its page, by the topic of an article. */
const steps: Readonly<Partial<Record<ArticleTopic, [service: LocationService, path: string]>>> = {
  buying: ["sales", href.search({})],
  electric: ["sales", href.search({})],
  reviews: ["sales", href.search({})],
  financing: ["financing", href.page("financing", "index")],
  selling: ["trade", href.page("trade", "index")],
  owning: ["service", href.page("service", "index")],
};

function nextStepOf(article: Article, site: SiteContext): ArticleData["nextStep"] {
  const [service, path] = steps[topicOf(article)] ?? [];
  if (service === undefined || path === undefined) return null;
  if (service === "trade" && site.pages["sellTradeElsewhere"] === true) return tradeElsewhere(site);
  if (!isOffered(site, path)) return null;
  return { label: fillText(site.texts, `locations.service.${service}`), href: path, note: null };
}

/** At a store that buys no cars: which stores do. */
function tradeElsewhere({ store, places = [], texts }: SiteContext): ArticleData["nextStep"] {
  const names = places.filter(({ buysCars }) => buysCars === true).map(({ name }) => name);
  const stores = formatList(names, localeOf(texts));
  return {
    label: fillText(texts, "articles.elsewhere.trade.link"),
    href: href.page("trade", "index"),
    note: fillText(texts, "articles.elsewhere.trade", { store: store.name, stores }),
  };
}

function trailOf({ category, title }: Article, site: SiteContext): ArticleData["trail"] {
  if (!isOffered(site, href.page("company", "carResearch"))) return [{ label: title }];
  return [
    { label: fillText(site.texts, "articles.title"), href: listPath(null) },
    { label: category.name, href: listPath(category.slug), rel: "nofollow" },
    { label: title },
  ];
}

/** A person of the team is linked where the team pages are offered. */
function authorOf({ author }: Article, site: SiteContext): ArticleData["article"]["author"] {
  if (!site.pages["author"]) return null;
  if (author === null) return { name: site.name, href: null };
  const { name, slug } = author;
  return { name, href: slug === null ? null : pathWhereOffered(site, teamMemberPath(slug)) };
}

function pathWhereOffered(site: SiteContext, path: string): string | null {
  return isOffered(site, path) ? path : null;
}
