import { type BrowserSite, loaderOnlyKeys, type SiteContext } from "@forecourt/contracts/site";
import { textIsReadIn } from "@forecourt/contracts/text-keys";
import { keepStoreInLinks, keepStoreInMenu, localizeLinks } from "./localize-links.ts";

/** Cached by site, which is frozen and replaced when the configuration changes. */
const cache = new WeakMap<SiteContext, BrowserSite>();

/**
 * The site as components receive it, on the server and in the browser: without most texts and the
 * keys of `loaderOnlyKeys`, which only loaders read and which would enlarge every document.
 */
export function browserSite(site: SiteContext): BrowserSite {
  const cached = cache.get(site);
  if (cached) return cached;
  const texts = Object.entries(site.texts).filter(([key]) => textIsReadIn(key) === "browser");
  const { menu, popups } = site;
  const own: BrowserSite & Partial<SiteContext> = {
    ...site,
    stores: localizeLinks(site.stores, site),
    menu: keepStoreInMenu(localizeLinks(menu, site), site),
    ...(popups && { popups: keepStoreInLinks(localizeLinks(popups, site), site) }),
    texts: Object.fromEntries(texts),
  };
  for (const key of loaderOnlyKeys) delete own[key];
  cache.set(site, own);
  return own;
}
