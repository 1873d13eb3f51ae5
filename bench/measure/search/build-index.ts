import type { SearchQuery, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  createDealerIndexBuilder,
  type DealerIndex,
  type IndexedVehicleInput,
  indexStats,
  searchInventory,
} from "@forecourt/search-index";
import { pricing } from "./pricing.ts";
import { round } from "./times.ts";

/** A built index and the figures of its construction. */
export interface MeasuredIndex {
  search(query: SearchQuery): SearchReply;
  figures: object;
}

/** Collects vehicles, then builds the search index of the inventory service from them. */
export function indexLoader() {
  const builder = createDealerIndexBuilder();
  return {
    push(vehicles: readonly IndexedVehicleInput[]) {
      for (const vehicle of vehicles) builder.push(vehicle);
    },
    build(): MeasuredIndex {
      const work = builder.build();
      for (let longest = 0; ; ) {
        const start = performance.now();
        const step = work.next();
        longest = Math.max(longest, performance.now() - start);
        if (step.done) return measuredIndex(step.value, longest);
      }
    },
  };
}

/** A separate function, so that the builder's memory can be freed. */
function measuredIndex(index: DealerIndex, longestStepMs: number): MeasuredIndex {
  const { vehicles, groups, bytes, photoUrlBytes } = indexStats(index);
  return {
    search: (query) => searchInventory(index, { storeId: null, pricing }, query),
    figures: {
      groups,
      longestStepMs: round(longestStepMs),
      bytesPerCar: round(bytes / vehicles),
      photoAddressBytesPerCar: round(photoUrlBytes / vehicles),
    },
  };
}
