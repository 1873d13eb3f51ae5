import type { StartingPrice } from "@forecourt/contracts/areas/inventory/starting-prices";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import { findMatches } from "../filters/matches.ts";
import { pageRows } from "../pages/page.ts";
import { vehicleAt } from "../rows/table.ts";
import { type SearchScope, toSearchRequest } from "./to-search-request.ts";

/**
 * The number of vehicles of each body style that has any, and their lowest price with the fees of its store: that of
 * the first vehicle of a search by lowest price.
 */
export function startingPrices(
  cars: DealerIndex,
  setting: Pick<SearchScope, "storeId" | "pricing" | "gated">,
): StartingPrice[] {
  return BodyStyle.options.flatMap((bodyStyle) => {
    const request = toSearchRequest(cars, setting, { bodyStyle: [bodyStyle] });
    const { matching } = findMatches(request, []);
    const [row] = pageRows(request, matching, { sort: "priceLow", offset: 0, limit: 1 });
    if (row === undefined) return [];
    const { price, storeId } = vehicleAt(cars.index.table, row);
    const fees = setting.pricing.fees.get(storeId) ?? 0;
    return [{ bodyStyle, count: matching.count, price: price === null ? null : price + fees }];
  });
}
