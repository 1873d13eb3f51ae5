import type { SearchQuery } from "@forecourt/contracts/inventory";
import type { SearchPlace } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";

/**
 * What the service is asked for a place. A visitor's price bound means the advertised total, so the
 * dealer's fees are taken off before prices without fees are compared with it.
 */
export function searchQuery(
  { filter, sort, page }: SearchPlace,
  { fees }: Pick<SiteContext, "fees">,
): SearchQuery {
  const { priceMin, priceMax, ...rest } = filter;
  const feeDollars = fees.reduce((sum, fee) => sum + fee.cents, 0) / 100;
  const withoutFees = (dollars: number) => Math.max(0, dollars - feeDollars);
  return {
    ...rest,
    ...(priceMin === undefined ? {} : { priceMin: Math.ceil(withoutFees(priceMin)) }),
    ...(priceMax === undefined ? {} : { priceMax: Math.floor(withoutFees(priceMax)) }),
    sort,
    page,
  };
}
