import type { SearchReply } from "@forecourt/contracts/inventory";
import { boundSteps } from "@forecourt/contracts/search-filter";
import { type DealerCars, newDealerCars } from "@forecourt/service-inventory/search/dealer-cars";
import { searchCars } from "@forecourt/service-inventory/search/search-cars";
import { countsText, type Engine, type Loader, type Summary } from "./engine.ts";
import { pricing } from "./pricing.ts";
import { round } from "./times.ts";

/** The inventory service's own index. */
export function indexLoader(): Loader<SearchReply> {
  const builder = newDealerCars();
  return {
    push(cars) {
      for (const car of cars) builder.push(car);
    },
    build() {
      const work = builder.build();
      for (let longest = 0; ; ) {
        const start = performance.now();
        const step = work.next();
        longest = Math.max(longest, performance.now() - start);
        if (step.done) return indexEngine(step.value, longest);
      }
    },
  };
}

/** Apart from the loader, so that what the index was built from does not stay in memory with it. */
function indexEngine(cars: DealerCars, longestStepMs: number): Engine<SearchReply> {
  const { index } = cars;
  return {
    search: (query) => searchCars(cars, { storeId: null, pricing }, query),
    summary: (_, reply) => summaryOf(reply),
    figures: () => ({
      groups: index.groups.count,
      longestStepMs: round(longestStepMs),
      bytesPerCar: round(index.bytes / index.rows),
      photoAddressBytesPerCar: round(index.table.texts.image.bytes / index.rows),
    }),
  };
}

/** Without the bounds that are no steps: they count what is found. */
function summaryOf({ total, facets, bounds, vehicles }: SearchReply): Summary {
  const steps = Object.entries(boundSteps).flatMap(([bound, values]) =>
    values.map((value) => `${bound}:${value}`),
  );
  const options = Object.entries({ ...facets, ...bounds })
    .flatMap(([facet, values]) =>
      values.map(({ value, count }): [string, number] => [`${facet}:${value}`, count]),
    )
    .filter(([name]) => !/Max:/.test(name) || steps.includes(name));
  return {
    total,
    counts: countsText(options),
    page: vehicles.map(({ vin }) => vin).join(" "),
  };
}
