import { isFollowedByCrawlers } from "@forecourt/contracts/areas/inventory/search/search-indexing";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import { fillText } from "@forecourt/remote-kit/site-context";
import { pageWindow } from "@forecourt/ui/navigation/page-window";
import type { SearchData } from "./search-data.ts";

/** Links to the pages of a search: the first, the last, and those around the current one. */
export function pageLinks(
  state: SearchState,
  pages: number,
  texts: Record<string, string>,
): SearchData["pages"] {
  const { filter, sort, page, terms, zip } = state;
  const to = (target: number) => href.search(filter, { sort, page: target, terms, zip });
  return {
    position: fillText(texts, "search.pages.position", { page, pages }),
    previous: page > 1 ? to(page - 1) : null,
    next: page < pages ? to(page + 1) : null,
    nofollow: !isFollowedByCrawlers(state),
    numbers: pageWindow(page, pages).map((one) => ({
      page: one,
      href: to(one),
      current: one === page,
    })),
  };
}
