import { href } from "@forecourt/contracts/href";
import { PAGE_SIZE, type SearchReply } from "@forecourt/contracts/inventory";
import { isFollowedByCrawlers } from "@forecourt/contracts/search-indexing";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";
import type { SearchData } from "./search-data.ts";

/**
 * What stands after the last card, where a row of cars would end early: the next page or, on the last
 * one, the trade-in, which makes every car cheaper.
 */
export function onwardFrom(
  place: SearchState,
  { total, pages, vehicles }: SearchReply,
  { pages: offered, texts }: SiteContext,
): SearchData["onward"] {
  const { filter, sort, terms, page } = place;
  if (vehicles.length === 0) return null;
  if (page < pages) {
    const left = total - page * PAGE_SIZE;
    const number = left === 1 ? "one" : "other";
    return {
      title: fillText(texts, `search.onward.left.${number}`, { count: grouped(left) }),
      label: fillText(texts, "search.onward.more"),
      href: href.search(filter, { sort, terms, page: page + 1 }),
      nofollow: !isFollowedByCrawlers(place),
    };
  }
  if (!offered.sellTrade) return null;
  return {
    title: fillText(texts, "search.onward.trade"),
    label: fillText(texts, "search.onward.trade.action"),
    href: href.page("trade", "index"),
    nofollow: false,
  };
}
