import type { SearchQuery, SearchReply } from "@forecourt/contracts/inventory";
import { type DealerCars, newDealerCars } from "@forecourt/service-inventory/search/dealer-cars";
import type { ToldVehicle } from "@forecourt/service-inventory/search/fields";
import { searchCars } from "@forecourt/service-inventory/search/search-cars";
import { pricing } from "./pricing.ts";
import { round } from "./times.ts";

/** A built index and the figures of its construction. */
export interface MeasuredIndex {
  search(query: SearchQuery): SearchReply;
  figures: object;
}

/** Collects vehicles, then builds the search index of the inventory service from them. */
export function indexLoader() {
  const builder = newDealerCars();
  return {
    push(vehicles: readonly ToldVehicle[]) {
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
function measuredIndex(cars: DealerCars, longestStepMs: number): MeasuredIndex {
  const { index } = cars;
  return {
    search: (query) => searchCars(cars, { storeId: null, pricing }, query),
    figures: {
      groups: index.groups.count,
      longestStepMs: round(longestStepMs),
      bytesPerCar: round(index.bytes / index.rows),
      photoAddressBytesPerCar: round(index.table.texts.image.bytes / index.rows),
    },
  };
}
