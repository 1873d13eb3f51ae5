import type { SiteContext } from "@forecourt/contracts/site";
import { textIsReadIn } from "@forecourt/contracts/text-keys";

/** A site is frozen and lives until the configuration changes, as its browser's part does. */
const known = new WeakMap<SiteContext, SiteContext>();

/**
 * The site as components get it, on the server and in the browser alike: without what only loaders
 * read, which would stand in every document: most of the texts, and the other stores in full.
 */
export function browserSite(site: SiteContext): SiteContext {
  const made = known.get(site);
  if (made) return made;
  const texts = Object.entries(site.texts).filter(([key]) => textIsReadIn(key) === "browser");
  const own = { ...site, texts: Object.fromEntries(texts) };
  delete own.historyReportUrl;
  delete own.priceVerdict;
  delete own.places;
  known.set(site, own);
  return own;
}
