import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { keepStoreInMenu } from "./localize-links.ts";

/**
 * The store with this id as header and footer of a page show it; undefined where they show it anyway, or it is unknown.
 */
export function pageStore(site: SiteContext, id: string | undefined): SiteStore | undefined {
  const { places = [], store, storeChosen } = site;
  if (places.length < 2 || (storeChosen && id === store.id)) return undefined;
  const place = places.find((one) => one.id === id);
  if (!place) return undefined;
  const { timezone: _zone, daysOff: _days, serviceDaysOff: _serviceDays, menu, ...shown } = place;
  const ofPage = { ...site, store: place, storeAsked: true } as const;
  return { ...shown, ...(menu && { menu: keepStoreInMenu(menu, ofPage) }) };
}
