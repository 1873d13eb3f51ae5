import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteFee } from "@forecourt/contracts/site-store";

/** The dealer fees of the store that sells a car. */
export function storeFees(site: SiteContext, storeId: string): SiteFee[] {
  return site.stores.find(({ id }) => id === storeId)?.fees ?? site.fees;
}
