import { fixedPaths } from "@forecourt/contracts/areas";
import { specialOffersPath } from "@forecourt/contracts/areas/company/offer-paths";
import { isOffered } from "@forecourt/contracts/offer";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SitemapEntry } from "./sitemap-xml.ts";

/**
 * The fixed pages that the dealer has enabled and that have something to show today, and what they list, without
 * `lastmod` because it is not known. Lists of cars are among the filters, because they are indexable only while they
 * have a car.
 */
export function pageEntries(
  site: Pick<SiteContext, "pages" | "conditions" | "entries" | "emptyPages" | "places">,
): SitemapEntry[] {
  const { entries = [], emptyPages = [], places = [] } = site;
  const fixed = fixedPaths()
    .filter(({ path, personal, byForm }) => !personal && !byForm && isOffered(site, path))
    .filter(({ path }) => !emptyPages.includes(path))
    .filter(({ area, page }) => !(area === "inventory" && page === "search"))
    .map(({ path }) => path);
  const listed = entries.filter((path) => !isOfferPath(path));
  // A page may list itself, too.
  const stores = site.pages["locations"] === true ? places.map(({ id }) => locationPath(id)) : [];
  const paths = [...new Set([...fixed, ...listed, ...stores])];
  return paths.map((path) => ({ path, changeFrequency: "weekly", priority: 1 }));
}

/** The offers of today. */
export function offerEntries({ entries = [] }: Pick<SiteContext, "entries">): SitemapEntry[] {
  return entries
    .filter(isOfferPath)
    .map((path) => ({ path, changeFrequency: "weekly", priority: 0.6 }));
}

function isOfferPath(path: string): boolean {
  return path.startsWith(`${specialOffersPath}/`);
}

/** The pages of the dealer's people. */
export function teamEntries(slugs: readonly string[]): SitemapEntry[] {
  return slugs.map((slug) => ({
    path: teamMemberPath(slug),
    changeFrequency: "weekly",
    priority: 0.6,
  }));
}
