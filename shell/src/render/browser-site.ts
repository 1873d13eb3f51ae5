import { type BrowserSite, forLoaders, type SiteContext } from "@forecourt/contracts/site";
import { textIsReadIn } from "@forecourt/contracts/text-keys";

/** A site is frozen and lives until the configuration changes, as its browser's part does. */
const known = new WeakMap<SiteContext, BrowserSite>();

/**
 * The site as components get it, on the server and in the browser alike: without what only loaders
 * read, which would stand in every document: most of the texts, and the keys of `forLoaders`.
 */
export function browserSite(site: SiteContext): BrowserSite {
  const made = known.get(site);
  if (made) return made;
  const texts = Object.entries(site.texts).filter(([key]) => textIsReadIn(key) === "browser");
  const own: BrowserSite & Partial<SiteContext> = { ...site, texts: Object.fromEntries(texts) };
  for (const key of forLoaders) delete own[key];
  known.set(site, own);
  return own;
}
