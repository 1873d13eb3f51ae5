import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import type { GatedInventory } from "../filters/gated-inventory.ts";
import type { Loan } from "../pricing/loan.ts";
import type { PricedIndex } from "../pricing/priced-index.ts";

/** A search together with the data it runs on. */
export interface SearchRequest {
  readonly cars: DealerIndex;
  readonly priced: PricedIndex;
  readonly loan: Loan;
  /** Stores that could be searched: all of the dealer, or the one that the visitor chose. */
  readonly storeScope: readonly string[];
  /** All of `storeScope`, the nearest to the visitor first. */
  readonly storesByDistance: readonly string[];
  /** Stores to search. */
  readonly storeIds: readonly string[];
  readonly filter: SearchFilter;
  /** Vehicles to exclude from results and counts; null = none. */
  readonly gated: GatedInventory | null;
}
