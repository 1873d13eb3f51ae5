import { PAGE_SIZE, type SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { isFollowedByCrawlers } from "@forecourt/contracts/areas/inventory/search/search-indexing";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { NextStep } from "../../features/vehicle-card/card-data.ts";
import { formatNumber } from "../../parts/format-number.ts";

/**
 * The card after the last car: the next page or, on the last page, the trade-in.
 */
export function nextStepCard(
  state: SearchState,
  { total, pages, vehicles }: SearchReply,
  { pages: offered, texts }: SiteContext,
): NextStep | null {
  const { filter, sort, terms, page } = state;
  if (vehicles.length === 0) return null;
  if (page < pages) {
    const left = total - page * PAGE_SIZE;
    return {
      title: fillText(texts, `search.onward.left.${pluralForm(left)}`, {
        count: formatNumber(left),
      }),
      label: fillText(texts, "search.onward.more"),
      href: href.search(filter, { sort, terms, page: page + 1 }),
      nofollow: !isFollowedByCrawlers(state),
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
