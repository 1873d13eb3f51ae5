import type { SearchFilter } from "@forecourt/contracts/search-filter";
import type { Loan } from "../pricing/loan.ts";
import type { PricedCars } from "../pricing/priced-cars.ts";
import type { PrivateCars } from "../private/private-cars.ts";
import type { DealerCars } from "./dealer-cars.ts";

/** A search with all that it is answered from, at one moment. */
export interface SearchRequest {
  readonly cars: DealerCars;
  readonly priced: PricedCars;
  readonly loan: Loan;
  /** Only these stores' cars. */
  readonly storeIds: readonly string[];
  readonly filter: SearchFilter;
  /** Not to be seen, found or counted; null = nothing is. */
  readonly hidden: PrivateCars | null;
}
