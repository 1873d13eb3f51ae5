import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SiteContext } from "@forecourt/contracts/site";

/** Whether a filter names every store of a group, so that a list has the cars of all of them. */
export function isEverywhere({ store = [] }: SearchFilter, { stores }: SiteContext): boolean {
  return stores.length > 1 && stores.every(({ id }) => store.includes(id));
}

/** The filter as a title names it, which has no names of stores for those of all. */
export function titledFilter(filter: SearchFilter, site: SiteContext): SearchFilter {
  const { store: _all, ...others } = filter;
  return isEverywhere(filter, site) ? others : filter;
}
