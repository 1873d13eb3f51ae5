import type { Sort } from "@forecourt/contracts/search-filter";

/** Which part of what was found is shown. */
export interface PageRange {
  sort: Sort;
  /** Cars to pass over, and how many to give at most. */
  offset: number;
  limit: number;
}
