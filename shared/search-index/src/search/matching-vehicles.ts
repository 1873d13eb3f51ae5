import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import { findMatches } from "../filters/matches.ts";
import { vehicleAt } from "../rows/table.ts";
import { type SearchScope, toSearchRequest } from "./to-search-request.ts";

const WORD_BITS = 32;

/**
 * The vehicles that a search finds, in no particular order, without counts of options. Only those with a VIN that
 * `isWanted` accepts are read.
 */
export function matchingVehicles(
  cars: DealerIndex,
  setting: Pick<SearchScope, "storeId" | "pricing" | "gated">,
  criteria: Omit<SearchQuery, "page" | "sort" | "zip">,
  isWanted: (vin: string) => boolean,
): VehicleSummary[] {
  const { table } = cars.index;
  const { matching } = findMatches(toSearchRequest(cars, setting, criteria), []);
  const found: VehicleSummary[] = [];
  matching.bits.forEach((word, index) => {
    for (let bits = word; bits !== 0; bits &= bits - 1) {
      const row = index * WORD_BITS + 31 - Math.clz32(bits & -bits);
      if (isWanted(table.vin.at(row))) found.push(vehicleAt(table, row));
    }
  });
  return found;
}
