import { fixedPaths } from "@forecourt/contracts/areas";
import { isOffered } from "@forecourt/contracts/offer";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SitemapEntry } from "./sitemap-xml.ts";

/**
 * The fixed pages that the dealer has enabled, without `lastmod` because it is not known. The search
 * pages get the priority that the specification gives to filters.
 */
export function pageEntries(site: Pick<SiteContext, "pages" | "conditions">): SitemapEntry[] {
  return fixedPaths()
    .filter(({ path, personal }) => !personal && isOffered(site, path))
    .map(({ path, area, page }) => ({
      path,
      changeFrequency: "weekly",
      priority: area === "inventory" && page === "search" ? 0.9 : 1,
    }));
}

/** The pages of the dealer's people. */
export function teamEntries(slugs: readonly string[]): SitemapEntry[] {
  return slugs.map((slug) => ({
    path: teamMemberPath(slug),
    changeFrequency: "weekly",
    priority: 0.6,
  }));
}
