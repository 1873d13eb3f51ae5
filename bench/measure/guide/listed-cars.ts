import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { Findings } from "@forecourt/service-inventory/import/facts/findings";
import { rowReader } from "@forecourt/service-inventory/import/facts/row-reader";
import { openFeed } from "@forecourt/service-inventory/import/feed/open";
import { loadMapping } from "@forecourt/service-inventory/import/mapping/load";
import type { PricedVehicle } from "@forecourt/service-inventory/store/priced-vehicle";
import { root } from "../../../tools/build/base-config.ts";

/** Published sets of used cars with their prices, and the mapping of each. */
const sets = {
  carscom_2022: { mapping: "carscom-2022", date: "2022-06-01" },
  truecar_2025: { mapping: "truecar-2025", date: "2025-01-01" },
  cargurus_2023: { mapping: "cargurus-2023", date: "2023-01-01" },
  carmax_2024: { mapping: "carmax-2024", date: "2024-01-01" },
} as const;
export type SetName = keyof typeof sets;
export const setNames = Object.keys(sets) as SetName[];

/** A listing with the model that its set calls it. */
export interface ListedCar extends PricedVehicle {
  model: string;
  mileage: number;
}

/** The used cars with price and mileage of a set, each once; null = the set is not there. */
export async function listedCars(name: SetName): Promise<ListedCar[] | null> {
  const folder = path.join(root, "../shared/data/dealer", name);
  const [file] = existsSync(folder) ? globSync(path.join(folder, "*.gz")) : [];
  if (file === undefined) return null;
  const { mapping, date } = sets[name];
  const how = loadMapping(path.join(root, `services/inventory/import/mappings/${mapping}.json`));
  const feed = await openFeed(file, how);
  const read = rowReader(how, feed, { vinless: true });
  const findings = new Findings();
  const cars = new Map<string, ListedCar>();
  for await (const row of feed.rows) {
    const found = read(row, date, findings);
    if (found.kind !== "car") continue;
    const { vin, condition, year, makeSlug, modelSlug, trim, mileage, price } = found.car;
    if (condition === "new" || mileage === null || price === null) continue;
    const model = `${makeSlug} ${modelSlug}`;
    const key = `${model} ${year} ${trim} ${mileage} ${price}`;
    const isVin = /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
    cars.set(key, { vin: isVin ? vin : null, model, year, trim, mileage, price, seenOn: date });
  }
  return [...cars.values()];
}
