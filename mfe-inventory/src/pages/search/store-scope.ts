import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { without } from "../../features/search-filters/filter-change.ts";
import { isEverywhere } from "../../features/search-filters/is-everywhere.ts";
import type { StoreScope } from "./search-data.ts";

/**
 * That a list has the cars of the visitor's store only, with the way to those of all stores, or the reverse. Null where
 * the visitor has no store, or a filter names stores.
 */
export function storeScope(state: SearchState, site: SiteContext): StoreScope | null {
  const { filter, sort, terms, zip } = state;
  const { stores, store, storeChosen, texts } = site;
  if (stores.length < 2 || !storeChosen) return null;
  const values = { store: store.name, count: stores.length };
  const text = (key: string) => fillText(texts, `search.scope.${key}`, values);
  const listOf = (changed: typeof filter) => href.search(changed, { sort, terms, zip });
  if (isEverywhere(filter, site)) {
    const link = { label: text("toStore"), href: listOf(without(filter, "store")) };
    return { text: text("everywhere"), link };
  }
  if (filter.store !== undefined) return null;
  const everywhere = { ...filter, store: stores.map(({ id }) => id).sort() };
  return { text: text("store"), link: { label: text("toEverywhere"), href: listOf(everywhere) } };
}
