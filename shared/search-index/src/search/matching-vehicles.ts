import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { Bits } from "../bits/bits.ts";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import { findMatches } from "../filters/matches.ts";
import { vehicleAt } from "../rows/table.ts";
import { type SearchScope, toSearchRequest } from "./to-search-request.ts";

const WORD_BITS = 32;

type Setting = Pick<SearchScope, "storeId" | "pricing" | "gated">;

/**
 * The vehicles that a search finds, in no particular order, without counts of options. Only those with a VIN that
 * `isWanted` accepts are read.
 */
export function matchingVehicles(
  cars: DealerIndex,
  setting: Setting,
  criteria: Omit<SearchQuery, "page" | "sort" | "zip">,
  isWanted: (vin: string) => boolean,
): VehicleSummary[] {
  const { table } = cars.index;
  const { matching } = findMatches(toSearchRequest(cars, setting, criteria), []);
  const found: VehicleSummary[] = [];
  for (const row of rowsIn(matching.bits)) {
    if (isWanted(table.vin.at(row))) found.push(vehicleAt(table, row));
  }
  return found;
}

/** Every vehicle that a search without filters finds, in no particular order, at most `size` at a time. */
export function* vehicleBatches(
  cars: DealerIndex,
  setting: Setting,
  size: number,
): Generator<VehicleSummary[], void, void> {
  const { table } = cars.index;
  const { matching } = findMatches(toSearchRequest(cars, setting, {}), []);
  let batch: VehicleSummary[] = [];
  for (const row of rowsIn(matching.bits)) {
    batch.push(vehicleAt(table, row));
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function* rowsIn(words: Bits): Generator<number, void, void> {
  for (const [index, word] of words.entries()) {
    for (let bits = word; bits !== 0; bits &= bits - 1) {
      yield index * WORD_BITS + 31 - Math.clz32(bits & -bits);
    }
  }
}
