import type { SearchQuery } from "@forecourt/contracts/inventory";
import { withDefaultPaymentTerms } from "@forecourt/contracts/payment-terms";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";

/** What the service is asked for a state: all four terms, since its own defaults are other ones. */
export function toSearchQuery(
  { filter, sort, page, terms }: SearchState,
  { calculator }: Pick<SiteContext, "calculator">,
): SearchQuery {
  return { ...filter, ...withDefaultPaymentTerms(terms, calculator), sort, page };
}
