import { fixedPaths } from "@forecourt/contracts/areas";
import { isOffered } from "@forecourt/contracts/offer";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SitemapEntry } from "./sitemap-xml.ts";

/**
 * The fixed pages that the dealer has enabled and that have something to show today, then the pages that they
 * list, without `lastmod` because it is not known. The search pages get the priority that the specification
 * gives to filters, and listed pages that of offers.
 */
export function pageEntries(
  site: Pick<SiteContext, "pages" | "conditions" | "entries" | "emptyPages">,
): SitemapEntry[] {
  const { entries = [], emptyPages = [] } = site;
  const fixed = fixedPaths()
    .filter(({ path, personal }) => !personal && isOffered(site, path))
    .filter(({ path }) => !emptyPages.includes(path))
    .map(
      ({ path, area, page }): SitemapEntry => ({
        path,
        changeFrequency: "weekly",
        priority: area === "inventory" && page === "search" ? 0.9 : 1,
      }),
    );
  const listed = entries.map(
    (path): SitemapEntry => ({
      path,
      changeFrequency: "weekly",
      priority: 0.6,
    }),
  );
  return [...fixed, ...listed];
}

/** The pages of the dealer's people. */
export function teamEntries(slugs: readonly string[]): SitemapEntry[] {
  return slugs.map((slug) => ({
    path: teamMemberPath(slug),
    changeFrequency: "weekly",
    priority: 0.6,
  }));
}
