import type { SearchQuery } from "@forecourt/contracts/inventory";
import type { SearchPlace } from "@forecourt/contracts/search-path";
import { fullTerms } from "@forecourt/contracts/search-terms";
import type { SiteContext } from "@forecourt/contracts/site";

/** What the service is asked for a place: all four terms, since its own defaults are other ones. */
export function searchQuery(
  { filter, sort, page, terms }: SearchPlace,
  { calculator }: Pick<SiteContext, "calculator">,
): SearchQuery {
  return { ...filter, ...fullTerms(terms, calculator), sort, page };
}
