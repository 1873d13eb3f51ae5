import { articlePath } from "@forecourt/contracts/areas/company/article-paths";
import type { Article } from "@forecourt/contracts/areas/company/articles";
import type { SiteContext } from "@forecourt/contracts/site";

/** The schema.org node of an article. Its author is the dealer where it names no person. */
export function articleNode(article: Article, { origin, name, logo }: SiteContext): object {
  const { title, description, published, updated, image, author, category } = article;
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
    ...(image === null ? {} : { image: new URL(image.url, origin).href }),
    author: author === null ? publisher : { "@type": "Person", name: author.name },
    publisher,
  };
}
