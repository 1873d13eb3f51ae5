import { fixedPaths } from "@forecourt/contracts/areas";
import { isOffered } from "@forecourt/contracts/offer";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SitemapEntry } from "./sitemap-xml.ts";

/**
 * The pages with an address of their own that the dealer has switched on. Nothing is known of when
 * they last changed, so they say nothing of it. Searches are what the specification calls filters.
 */
export function pageEntries(site: Pick<SiteContext, "pages" | "conditions">): SitemapEntry[] {
  return fixedPaths()
    .filter(({ path, personal }) => !personal && isOffered(site, path))
    .map(({ path, area, page }) => ({
      path,
      changes: "weekly",
      priority: area === "inventory" && page === "search" ? 0.9 : 1,
    }));
}
