import type { Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";

/** The sort order and the part of the results to return. */
export interface PageRange {
  sort: Sort;
  /** Number of results to skip, and maximum number to return. */
  offset: number;
  limit: number;
}
