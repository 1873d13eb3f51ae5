import type { SearchFilter } from "@forecourt/contracts/search-filter";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import type { GatedInventory } from "../filters/gated-inventory.ts";
import type { Loan } from "../pricing/loan.ts";
import type { PricedIndex } from "../pricing/priced-index.ts";

/** A search with all that it is answered from, at one moment. */
export interface SearchRequest {
  readonly cars: DealerIndex;
  readonly priced: PricedIndex;
  readonly loan: Loan;
  /** Only these stores' cars. */
  readonly storeIds: readonly string[];
  readonly filter: SearchFilter;
  /** Not to be seen, found or counted; null = nothing is. */
  readonly gated: GatedInventory | null;
}
