/** The whole surface of this package; everything else is internal. See README.md. */
export {
  createDealerIndexBuilder,
  type DealerIndex,
  type DealerIndexBuilder,
  extendDealerIndex,
} from "./dealer/dealer-index.ts";
export { indexStats } from "./dealer/index-stats.ts";
export { runToCompletion } from "./dealer/run-to-completion.ts";
export { type GatedInventory, isGated } from "./filters/gated-inventory.ts";
export type { Pricing } from "./pricing/pricing.ts";
export { type PricedRow, pricedRows } from "./ratings/priced-rows.ts";
export { type RowRating, withPriceRatings } from "./ratings/with-price-ratings.ts";
export type { IndexedVehicleInput } from "./rows/fields.ts";
export { filterOptions } from "./search/filter-options.ts";
export { matchingVehicles, vehicleBatches } from "./search/matching-vehicles.ts";
export { searchInventory } from "./search/search-inventory.ts";
export { startingPrices } from "./search/starting-prices.ts";
