import type { SearchReply } from "@forecourt/contracts/inventory";
import type { FilterKey } from "@forecourt/contracts/search-filter";
import { allBits, type Bits, intersect } from "../bits.ts";
import { groupFilters, rowsOf } from "../group-filters.ts";
import { rowFilters } from "../row-filters.ts";
import type { SearchRequest } from "../search-request.ts";
import { vehicleAt } from "../table.ts";
import { loosenings } from "./loosenings.ts";
import { nearestRows } from "./nearest-rows.ts";

/** One filter of the search by itself. */
export interface Obstacle {
  key: FilterKey;
  /** The rows that fit it. */
  bits: Bits;
}

/** What a search that finds nothing could have asked for, and the cars that come nearest to it. */
export function nothingFound(request: SearchRequest): NonNullable<SearchReply["nothing"]> {
  const { index } = request.cars;
  const offered = allBits(index.rows);
  const obstacles: Obstacle[] = [];
  const add = (key: FilterKey | null, bits: Bits) => {
    if (key === null) intersect(offered, bits);
    else obstacles.push({ key, bits });
  };
  for (const { key, bits } of rowFilters(request)) add(key, bits);
  for (const filter of groupFilters(request)) add(filter.key, rowsOf(filter, index.groups));
  return {
    loosen: loosenings(request, offered, obstacles),
    nearest: nearestRows(request, offered, obstacles).map((row) => vehicleAt(index.table, row)),
  };
}
