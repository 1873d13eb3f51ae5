import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { NextStep } from "../../features/vehicle-card/card-data.ts";

/** The card after the last car of the last page: the trade-in. */
export function nextStepCard(
  { page }: SearchState,
  { pages, vehicles }: SearchReply,
  { pages: offered, texts }: SiteContext,
): NextStep | null {
  if (vehicles.length === 0 || page < pages || !offered.sellTrade) return null;
  return {
    title: fillText(texts, "search.onward.trade"),
    label: fillText(texts, "search.onward.trade.action"),
    href: href.page("trade", "index"),
    nofollow: false,
  };
}
