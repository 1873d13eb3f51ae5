import type { BrowserSite, SiteContext } from "@forecourt/contracts/site";
import { storeStatuses } from "@forecourt/remote-kit/store-status";

interface CachedSite {
  site: BrowserSite;
  /** The minute since 1970 at which a store opens or closes. */
  untilMinute: number;
}

/** Sites with current statuses, by site, until the next change of a store. */
const cache = new WeakMap<SiteContext, CachedSite>();

/** The site of a group with the opening status of each of its stores, for the store chooser. */
export function withStoreStatuses(own: BrowserSite, site: SiteContext, now: Date): BrowserSite {
  const { places = [], stores } = site;
  if (stores.length < 2) return own;
  const minute = Math.floor(now.getTime() / 60_000);
  const cached = cache.get(site);
  if (cached && minute < cached.untilMinute) return cached.site;
  const byId = new Map(places.map((place) => [place.id, storeStatuses(place, site, now)]));
  const changes = [...byId.values()].flatMap(([first]) => first?.[1] ?? []);
  const known = own.stores.map((store) => {
    const statuses = byId.get(store.id);
    return statuses ? { ...store, statuses } : store;
  });
  const result = { ...own, stores: known };
  cache.set(site, { site: result, untilMinute: Math.min(Number.MAX_SAFE_INTEGER, ...changes) });
  return result;
}
