import { writeFileSync } from "node:fs";
import type { ToldVehicle } from "@forecourt/service-inventory/search/fields";
import { queryOf, recordedSearches } from "./filter-sets.ts";
import { generatedCars } from "./generated-cars.ts";
import { indexLoader } from "./index-engine.ts";
import { generatedLot, publishedLot } from "./lot-words.ts";
import { publishedCars, publishedMissing } from "./published-cars.ts";
import { sessions } from "./sessions.ts";

/**
 * Writes `filter-sets.json` anew; figures from before and after a change of it cannot be compared. Where
 * the published set is not there, its shoppers' searches stay as they are.
 */
const sets = {
  generated: sessions(generatedLot, {
    count: 300,
    seed: "bench/shoppers",
    finds: await finder(generatedCars(100_000)),
  }),
  published:
    publishedMissing() === null
      ? sessions(publishedLot, {
          count: 120,
          seed: "bench/toyota-shoppers",
          finds: await finder(publishedCars()),
        })
      : recordedSearches("published"),
};
writeFileSync(new URL("filter-sets.json", import.meta.url), `${JSON.stringify(sets, null, 2)}\n`);

/** Tells which searches find a car among these. */
async function finder(
  chunks: Iterable<readonly ToldVehicle[]> | AsyncIterable<readonly ToldVehicle[]>,
): Promise<(search: string) => boolean> {
  const loader = indexLoader();
  for await (const cars of chunks) loader.push(cars);
  const engine = loader.build();
  return (search) => engine.search(queryOf(search)).total > 0;
}
