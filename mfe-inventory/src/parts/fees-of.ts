import type { SiteContext, SiteFee } from "@forecourt/contracts/site";

/** The dealer fees of the store that sells a car. */
export function storeFees(site: SiteContext, storeId: string): SiteFee[] {
  return site.stores.find(({ id }) => id === storeId)?.fees ?? site.fees;
}
