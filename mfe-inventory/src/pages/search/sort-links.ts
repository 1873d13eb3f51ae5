import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { listLink } from "../../features/search-filters/list-links.ts";
import { zipOfState } from "../../features/search-filters/zip-form.ts";
import type { SearchData } from "./search-data.ts";

/**
 * Links to the list in each order; without price ratings, "Best deal" is not offered, and without distances,
 * "Nearest" is not.
 */
export function sortLinks(
  state: SearchState,
  { distances }: Pick<SearchReply, "distances">,
  { defaultSort = "newest", showPriceRatings = false, texts }: SiteContext,
): SearchData["sorts"] {
  const { filter, sort, terms, zip } = state;
  const hasDistances = Object.keys(distances).length > 1;
  const isOffered: Partial<Record<Sort, boolean>> = {
    deal: showPriceRatings,
    nearest: hasDistances,
  };
  const current = sort ?? defaultSort;
  const offered = Sort.options.filter((one) => (isOffered[one] ?? true) || one === current);
  return offered.map((one) => ({
    label: fillText(texts, `search.sort.${one}`),
    href: listLink(filter, {
      sort: one === defaultSort ? null : one,
      terms,
      // A remembered ZIP code is not in the address, which "Nearest" depends on.
      zip: one === "nearest" ? zipOfState(state) : zip,
    }).href,
    selected: one === current,
  }));
}
