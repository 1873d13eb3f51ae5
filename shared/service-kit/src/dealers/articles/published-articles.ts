import type { ArticleSummary } from "@forecourt/contracts/areas/company/articles";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Dealers } from "../dealers.ts";
import type { StoreArticle } from "./store-articles.ts";

/**
 * The articles that visitors of the store may read today, by its calendar, the newest first. None where articles are
 * switched off.
 */
export function publishedArticles(
  dealers: Pick<Dealers, "articles" | "config">,
  tenant: Tenant,
  now: Date,
): StoreArticle[] {
  const { company, pages } = dealers.config(tenant);
  if (!pages.articles) return [];
  const today = wallTimeAt(now, company.timezone).day;
  return dealers
    .articles(tenant, now)
    .filter(({ draft, published }) => !draft && published <= today)
    .filter(({ collection }) => collection !== "faqs" || pages.faqs)
    .map((article) => (pages.author ? article : { ...article, author: null }))
    .map((article) => withoutFutureChange(article, today))
    .sort(newestFirst);
}

function withoutFutureChange(article: StoreArticle, today: string): StoreArticle {
  return article.updated !== null && article.updated > today
    ? { ...article, updated: null }
    : article;
}

function newestFirst(one: ArticleSummary, other: ArticleSummary): number {
  if (one.published !== other.published) return one.published < other.published ? 1 : -1;
  return one.slug < other.slug ? -1 : 1;
}

/** Summary of an article for lists. */
export function summaryOf(article: StoreArticle): ArticleSummary {
  const { body: _body, draft: _draft, related: _related, ...rest } = article;
  const {
    formerSlugs: _formerSlugs,
    isListed: _isListed,
    plainText: _plainText,
    ...summary
  } = rest;
  return summary;
}
