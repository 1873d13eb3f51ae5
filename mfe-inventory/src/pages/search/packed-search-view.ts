import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { ListPriceTerms } from "../../features/personalize/list-price.ts";
import { packSearchData } from "./pack-search-data.ts";
import type { PackedSearchData } from "./search-data.ts";
import { searchView } from "./search-view.ts";

interface View {
  site: SiteContext;
  data: Omit<PackedSearchData, "unlock">;
}

/** Views of a reply that several requests share, by hour and search state. They are dropped with the reply. */
const views = new WeakMap<SearchReply, Map<string, View>>();

/** A state adds payment terms of the visitor to the query, so a reply has a few views. */
const maxViews = 10;

const hourMs = 3_600_000;

/**
 * The data of the search page, of an earlier request with the same reply, state and site where there is one. A
 * view of a hundred filter options and 24 cars takes longer than everything else that the loader does.
 */
export function packedSearchView(
  state: SearchState,
  reply: SearchReply,
  site: SiteContext,
  textSearch: { q: string; parsed: ParsedQuery } | null = null,
  outTheDoor: ListPriceTerms | null = null,
): View["data"] {
  if (textSearch || outTheDoor) {
    return packSearchData(searchView(state, reply, site, textSearch, outTheDoor));
  }
  const known = views.get(reply) ?? new Map<string, View>();
  // A card says how many days away a car in transit is.
  const key = JSON.stringify([Math.floor(Date.now() / hourMs), state]);
  const view = known.get(key);
  if (view?.site === site) return view.data;
  const data = packSearchData(searchView(state, reply, site));
  if (known.size >= maxViews) known.clear();
  known.set(key, { site, data });
  views.set(reply, known);
  return data;
}
