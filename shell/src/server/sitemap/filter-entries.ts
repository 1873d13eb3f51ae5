import { getIndexableLists } from "@forecourt/contracts/areas/inventory/indexable-lists";
import { href } from "@forecourt/contracts/href";
import { isOffered } from "@forecourt/contracts/offer";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Call } from "@forecourt/http/client";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The lists with a car that search engines may index, of conditions that the dealer sells. @throws AppError */
export async function filterEntries(
  call: Call,
  site: Pick<SiteContext, "pages" | "conditions">,
  deadlineMs: number,
): Promise<SitemapEntry[]> {
  const { lists } = await call(getIndexableLists, {}, { deadlineMs });
  return lists
    .map((filter) => href.search(filter))
    .filter((path) => isOffered(site, path))
    .map((path) => ({ path, changeFrequency: "weekly", priority: 0.9 }));
}
