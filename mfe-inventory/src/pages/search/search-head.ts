import type { SearchReply } from "@forecourt/contracts/inventory";
import type { PageHead } from "@forecourt/contracts/page";
import { isIndexable } from "@forecourt/contracts/search-indexing";
import { defaultSort, type SearchState, searchPath } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";
import { namesOf, whatIsListed } from "./search-words.ts";

/** Title, description and canonical address of one page of results; `isAnswer` = to words. */
export function searchHead(
  place: SearchState,
  reply: SearchReply,
  site: SiteContext,
  { isAnswer = false } = {},
): PageHead {
  const { texts } = site;
  const what = whatIsListed(texts, place.filter, namesOf(place.filter, reply));
  const values = { what, page: place.page, count: grouped(reply.total) };
  const title = place.page > 1 ? "search.head.titlePage" : "search.head.title";
  const description = `search.head.description.${reply.total === 1 ? "one" : "other"}`;
  return {
    title: fillText(texts, title, values),
    description: fillText(texts, description, values),
    canonical: searchPath({ ...place, sort: defaultSort, terms: {} }),
    index: reply.total > 0 && !isAnswer && isIndexable(place),
  };
}
