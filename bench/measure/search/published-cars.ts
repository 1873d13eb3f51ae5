import { existsSync, globSync } from "node:fs";
import path from "node:path";
import type { IndexedVehicleInput } from "@forecourt/search-index";
import { Findings } from "@forecourt/service-inventory/import/facts/findings";
import { rowReader } from "@forecourt/service-inventory/import/facts/row-reader";
import type { VehicleFacts } from "@forecourt/service-inventory/import/facts/vehicle-facts";
import { openFeed } from "@forecourt/service-inventory/import/feed/open";
import { loadMapping } from "@forecourt/service-inventory/import/mapping/load";
import { root } from "../../../tools/build/base-config.ts";
import { generatedFees } from "./generated-cars.ts";

const set = "../shared/data/scale/toyota_new_2023_vins";
const mapping = "services/inventory/import/mappings/toyota-new-2023.json";
const date = "2023-07-31";
const chunk = 5_000;

/** Why the published set cannot be searched here; null = it can. */
export function publishedMissing(): string | null {
  return existsSync(path.join(root, set)) ? null : "skipped: not there";
}

/**
 * Every new Toyota of the United States in spring 2023, where the set is: its rows as the import reads
 * them, dealt out to the generated stores.
 */
export async function* publishedCars(): AsyncGenerator<IndexedVehicleInput[], void> {
  const [file = ""] = globSync(path.join(root, set, "*.gz"));
  const how = loadMapping(path.join(root, mapping));
  const feed = await openFeed(file, how);
  const read = rowReader(how, feed);
  const findings = new Findings();
  const stores = Object.keys(generatedFees);
  const seen = new Set<string>();
  let cars: IndexedVehicleInput[] = [];
  for await (const row of feed.rows) {
    const found = read(row, date, findings);
    if (found.kind !== "car" || seen.has(found.car.vin)) continue;
    cars.push(indexedVehicle(found.car, stores[seen.size % stores.length] ?? ""));
    seen.add(found.car.vin);
    if (cars.length < chunk) continue;
    yield cars;
    cars = [];
  }
  yield cars;
}

function indexedVehicle(facts: VehicleFacts, storeId: string): IndexedVehicleInput {
  const { images, firstSeen } = facts;
  return {
    ...facts,
    storeId,
    status: "live",
    priceBefore: null,
    image: images.additional[0] ?? null,
    firstSeen: firstSeen ?? date,
  };
}
