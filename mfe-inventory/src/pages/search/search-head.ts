import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { isIndexable } from "@forecourt/contracts/areas/inventory/search/search-indexing";
import {
  type SearchState,
  searchPath,
} from "@forecourt/contracts/areas/inventory/search/search-path";
import { listTitle } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import type { PageHead } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatNumber } from "@forecourt/domain/format-number";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import { titledFilter } from "../../features/search-filters/is-everywhere.ts";
import { namesInReply } from "../../features/search-filters/names-in-reply.ts";

/** Title, description and canonical address of one page of results; `isAnswer` = to words. */
export function searchHead(
  state: SearchState,
  reply: SearchReply,
  site: SiteContext,
  { isAnswer = false } = {},
): PageHead {
  const { texts } = site;
  const { store, ...others } = state.filter;
  const place = store?.length === 1 ? placeOf(store[0], site) : null;
  const filter = place === null ? titledFilter(state.filter, site) : others;
  const what = listTitle(texts, filter, namesInReply(filter, reply, site));
  const values = { what, page: state.page, count: formatNumber(reply.total), place: place ?? "" };
  // The visitor's place would be wrong for the cars of several stores.
  const several = (store?.length ?? 0) > 1 ? "AtSeveral" : "";
  const at = place === null ? several : "At";
  const title = `search.head.title${state.page > 1 ? "Page" : ""}${at}`;
  const description = `search.head.description${at}.${pluralForm(reply.total)}`;
  return {
    title: fillText(texts, title, values),
    description: fillText(texts, description, values),
    canonical: searchPath({ ...state, sort: null, terms: {}, zip: undefined }),
    index: reply.total > 0 && !isAnswer && isIndexable(state),
  };
}

/** "Sedalia, MO"; null where the site does not know the store. */
function placeOf(id: string | undefined, { places = [] }: SiteContext): string | null {
  const place = places.find((one) => one.id === id);
  return place ? `${place.city}, ${place.stateShort}` : null;
}
