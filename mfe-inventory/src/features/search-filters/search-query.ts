import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { completePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { zipOfState } from "./zip-form.ts";

/** The service's query for a state. All terms are set, so that list and cards have the same. */
export function toSearchQuery(
  state: SearchState,
  site: Pick<SiteContext, "calculator" | "defaultSort" | "financeProgram">,
): SearchQuery {
  const { filter, sort, page } = state;
  const zip = zipOfState(state);
  const { cashDown, cashDownPercent, ...terms } = completePaymentTerms(state, site);
  const down = cashDownPercent === null ? { cashDown } : { cashDownPercent };
  return {
    ...filter,
    ...down,
    ...terms,
    sort: sort ?? site.defaultSort ?? "newest",
    page,
    ...(zip !== undefined && { zip }),
  };
}
