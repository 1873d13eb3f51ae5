import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { completePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { resolveSearchState } from "@forecourt/contracts/areas/inventory/search/resolve-search-state";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { parseSearchUrl } from "@forecourt/contracts/areas/inventory/search/search-url";
import { href } from "@forecourt/contracts/href";
import { withoutLanguage } from "@forecourt/contracts/language";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import type { SiteContext } from "@forecourt/contracts/site";
import type { DealerIndex } from "@forecourt/search-index";

/** The criteria of a watched search: filters and payment terms, without order, page and ZIP code. */
export type Criteria = Omit<SearchQuery, "page" | "sort" | "zip">;

type SearchSite = Pick<SiteContext, "calculator" | "financeProgram" | "conditions">;

/** Parses the address of a search and resolves its makes and models; null = no search of this dealer. */
export function searchOf(
  address: string,
  { cars, site }: { cars: DealerIndex; site: SearchSite },
): SearchState | null {
  if (!isPathOfThisSite(address)) return null;
  const { pathname, searchParams } = new URL(withoutLanguage(address), "https://site.example");
  if (!/^\/(?:(?:new|used|certified)-)?cars-for-sale(?:\/|$)/.test(pathname)) return null;
  const draft = parseSearchUrl(pathname, searchParams);
  const state = draft && resolveSearchState(draft, { vocabulary: cars.vocabulary, settings: site });
  const { condition } = state?.filter ?? {};
  return condition === undefined || site.conditions.includes(condition) ? state : null;
}

/** The canonical address of a search, with its payment terms. */
export function canonicalSearch({ filter, terms }: SearchState): string {
  return href.search(filter, { terms });
}

export function criteriaOf({ filter, terms, ...state }: SearchState, site: SearchSite): Criteria {
  const complete = completePaymentTerms({ ...state, terms }, site);
  const { cashDown, cashDownPercent, ...others } = complete;
  const down = cashDownPercent === null ? { cashDown } : { cashDownPercent };
  return { ...filter, ...down, ...others };
}
