import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { FilterKey } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { allBits, type Bits, intersect } from "../bits/bits.ts";
import { groupFilters, matchingRows } from "../filters/group-filters.ts";
import { rowFilters } from "../filters/row-filters.ts";
import { ratedVehicleAt } from "../ratings/rated-vehicle.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { filterRelaxations } from "./filter-relaxations.ts";
import { nearestRows } from "./nearest-rows.ts";

/** One filter of the search, evaluated alone. */
export interface FilterRows {
  key: FilterKey;
  /** The rows that match it. */
  bits: Bits;
}

/** Suggestions and the nearest vehicles for a search without results. */
export function noResults(request: SearchRequest): NonNullable<SearchReply["nothing"]> {
  const { index } = request.cars;
  const offered = allBits(index.rows);
  const obstacles: FilterRows[] = [];
  const add = (key: FilterKey | null, bits: Bits) => {
    if (key === null) intersect(offered, bits);
    else obstacles.push({ key, bits });
  };
  for (const { key, bits } of rowFilters(request)) add(key, bits);
  for (const filter of groupFilters(request)) add(filter.key, matchingRows(filter, index.groups));
  return {
    loosen: filterRelaxations(request, offered, obstacles),
    nearest: nearestRows(request, offered, obstacles).map((row) => ratedVehicleAt(index, row)),
  };
}
