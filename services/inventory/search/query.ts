import type { Sort } from "@forecourt/contracts/search-filter";
import type { Code } from "./columns/coded-column.ts";
import type { FacetField, RangeField } from "./fields.ts";

/** A question to the index. */
export interface IndexQuery {
  /** Only this store's cars; null = all of the dealer's. */
  storeId: string | null;
  /** For each field named, any of these values. */
  where: Partial<Record<FacetField, readonly Code[]>>;
  /** Bounds included; cents and miles. A car whose number is not known fits no range. */
  ranges: Partial<Record<RangeField, { min?: number | undefined; max?: number | undefined }>>;
  sort: Sort;
  /** Cars to pass over, and how many to give at most. */
  offset: number;
  limit: number;
  /** What to count. */
  facets: readonly FacetField[];
}

export interface FacetCount {
  value: Code;
  /** Cars that would be found if this field were filtered by this value alone, all else as asked. */
  count: number;
}

export interface IndexResult {
  total: number;
  /** The page's cars as rows of the index. */
  rows: number[];
  /** Values of each field asked for that would find at least one car, in no order. */
  counts: Partial<Record<FacetField, FacetCount[]>>;
}
