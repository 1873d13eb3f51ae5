import { articlePath } from "@forecourt/contracts/areas/company/article-paths";
import { listArticleAddresses } from "@forecourt/contracts/areas/company/articles";
import type { Call } from "@forecourt/http/client";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The published articles by their canonical addresses. @throws AppError */
export async function articleEntries(call: Call, deadlineMs: number): Promise<SitemapEntry[]> {
  const { articles } = await call(listArticleAddresses, {}, { deadlineMs });
  return articles.map(({ changedOn, ...article }) => ({
    path: articlePath(article),
    lastModified: changedOn,
    changeFrequency: "weekly",
    priority: 0.6,
  }));
}
