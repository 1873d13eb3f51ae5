import { askedStore } from "@forecourt/contracts/paths/asked-store";
import type { SiteContext } from "@forecourt/contracts/site";

/** Sites with `storeAsked`, by site: values that are cached by the site object are cached for these, too. */
const cache = new WeakMap<SiteContext, SiteContext>();

/** The site for pages whose address names its store; `address` is path and query. */
export function siteOfAddress(site: SiteContext, address: string): SiteContext {
  const ids = site.stores.map(({ id }) => id);
  if (!site.storeChosen || askedStore(address, ids) !== site.store.id) return site;
  const asked = cache.get(site) ?? Object.freeze({ ...site, storeAsked: true as const });
  cache.set(site, asked);
  return asked;
}

/** Id of the store that the address of a page names; null = none. */
export function siteStore({
  store,
  storeAsked,
}: Pick<SiteContext, "store" | "storeAsked">): string | null {
  return storeAsked ? store.id : null;
}
