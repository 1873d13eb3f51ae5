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
import { namesInReply } from "../../features/search-filters/names-in-reply.ts";

/** Title, description and canonical address of one page of results; `isAnswer` = to words. */
export function searchHead(
  state: SearchState,
  reply: SearchReply,
  site: SiteContext,
  { isAnswer = false } = {},
): PageHead {
  const { texts } = site;
  const what = listTitle(texts, state.filter, namesInReply(state.filter, reply, site));
  const values = { what, page: state.page, count: formatNumber(reply.total) };
  const title = state.page > 1 ? "search.head.titlePage" : "search.head.title";
  const description = `search.head.description.${pluralForm(reply.total)}`;
  return {
    title: fillText(texts, title, values),
    description: fillText(texts, description, values),
    canonical: searchPath({ ...state, sort: null, terms: {}, zip: undefined }),
    index: reply.total > 0 && !isAnswer && isIndexable(state),
  };
}
