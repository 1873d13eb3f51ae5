import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { withDefaultPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";

/** The service's query for a state. All four terms are set, because the service has other defaults. */
export function toSearchQuery(
  { filter, sort, page, terms }: SearchState,
  { calculator }: Pick<SiteContext, "calculator">,
): SearchQuery {
  return { ...filter, ...withDefaultPaymentTerms(terms, calculator), sort, page };
}
