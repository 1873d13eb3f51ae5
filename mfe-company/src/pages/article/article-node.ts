import { articlePath } from "@forecourt/contracts/areas/company/article-paths";
import type { Article } from "@forecourt/contracts/areas/company/articles";
import { isOffered } from "@forecourt/contracts/offer";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";

/** The schema.org node of an article; `image` is a path or a URL. Its author is the dealer where it names no person. */
export function articleNode(article: Article, image: string, site: SiteContext): object {
  const { origin, name, logo } = site;
  const { title, description, published, updated, author, category } = article;
  const publisher = {
    "@type": "Organization",
    name,
    url: `${origin}/`,
    ...(logo.image === null ? {} : { logo: new URL(logo.image, origin).href }),
  };
  return {
    "@type": article.collection === "news" ? "NewsArticle" : "Article",
    headline: title,
    description,
    articleSection: category.name,
    datePublished: published,
    dateModified: updated ?? published,
    mainEntityOfPage: origin + articlePath(article),
    image: new URL(image, origin).href,
    author: author === null ? publisher : authorNode(author, site),
    publisher,
  };
}

function authorNode({ name, slug }: NonNullable<Article["author"]>, site: SiteContext): object {
  const path = slug === null ? null : teamMemberPath(slug);
  const hasPage = path !== null && isOffered(site, path);
  return { "@type": "Person", name, ...(hasPage && { url: site.origin + path }) };
}
