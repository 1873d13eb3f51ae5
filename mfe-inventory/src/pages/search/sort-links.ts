import { Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { listLink } from "../../features/search-filters/list-links.ts";
import type { SearchData } from "./search-data.ts";

/** Links to the list in each order; without price ratings, "Best deal" is not offered. */
export function sortLinks(
  { filter, sort, terms }: SearchState,
  { defaultSort = "newest", showPriceRatings = false, texts }: SiteContext,
): SearchData["sorts"] {
  const current = sort ?? defaultSort;
  const offered = Sort.options.filter(
    (one) => one !== "deal" || showPriceRatings || one === current,
  );
  return offered.map((one) => ({
    label: fillText(texts, `search.sort.${one}`),
    href: listLink(filter, { sort: one === defaultSort ? null : one, terms }).href,
    selected: one === current,
  }));
}
