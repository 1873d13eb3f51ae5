import { articlePath, collectionPath } from "@forecourt/contracts/areas/company/article-paths";
import { listArticleAddresses } from "@forecourt/contracts/areas/company/articles";
import { isOffered } from "@forecourt/contracts/offer";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Call } from "@forecourt/http/client";
import type { SitemapEntry } from "./sitemap-xml.ts";

/**
 * The published articles by their canonical addresses, and the list of each collection that has one, which changed
 * with its newest article. @throws AppError
 */
export async function articleEntries(
  call: Call,
  site: Pick<SiteContext, "pages" | "conditions">,
  deadlineMs: number,
): Promise<SitemapEntry[]> {
  const { articles } = await call(listArticleAddresses, {}, { deadlineMs });
  const lists = new Map<string, string>();
  for (const { collection, changedOn } of articles) {
    const path = collectionPath(collection);
    const before = lists.get(path) ?? "";
    lists.set(path, before > changedOn ? before : changedOn);
  }
  const all = [...articles.map((one) => [articlePath(one), one.changedOn] as const), ...lists];
  return all
    .filter(([path]) => isOffered(site, path))
    .map(([path, lastModified]) => ({
      path,
      lastModified,
      changeFrequency: "weekly",
      priority: 0.6,
    }));
}
