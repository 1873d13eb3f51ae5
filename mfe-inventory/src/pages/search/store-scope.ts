import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { without } from "../../features/search-filters/filter-change.ts";
import { isEverywhere } from "../../features/search-filters/is-everywhere.ts";
import type { StoreScope } from "./search-data.ts";

/**
 * Sentence saying whether a list has the cars of the visitor's store or of all stores, with a link to the other list.
 * Null at a dealer with one store, where the visitor has chosen no store, or where a filter names some of the stores.
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
