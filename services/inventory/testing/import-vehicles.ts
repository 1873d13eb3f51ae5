import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import type { Database } from "@forecourt/service-kit/db";
import { importFeed } from "../import/import-feed.ts";
import { Mapping } from "../import/mapping/schema.ts";
import { noReport } from "../import/report.ts";
import type { InventoryTables } from "../store/tables.ts";

const fields = [
  "vin",
  "stockNumber",
  "condition",
  "year",
  "make",
  "model",
  "trim",
  "bodyStyle",
  "mileage",
  "price",
  "exteriorColor",
  "exteriorHex",
  "interiorColor",
  "fuelType",
  "drivetrain",
  "transmission",
  "engine",
  "doors",
  "firstSeen",
  "features",
  "images",
] as const satisfies readonly (keyof VehicleDetail)[];

/** Images of the other sources than `images`, which are the additional ones. */
const imageFields = ["customBackgroundImages", "previewImages", "evoxImages"] as const;

/** A mapping for feeds whose columns are named like the contract's fields; price in dollars. */
const mapping = Mapping.parse({
  about: "A lot of the tests.",
  format: "jsonl",
  vehicle: Object.fromEntries(
    [...fields, ...imageFields].map((field) => [field, { column: field }]),
  ),
});

export type FeedVehicle = Pick<VehicleDetail, "vin"> &
  Partial<Pick<VehicleDetail, (typeof fields)[number]>> &
  Partial<Record<(typeof imageFields)[number], string[]>>;

export interface Lot {
  dealerId: string;
  storeId: string;
  /** Day of the import, `YYYY-MM-DD`. */
  date: string;
}

/** A vehicle with only the required facts. */
const minimalFeedVehicle = {
  ...Object.fromEntries([...fields, ...imageFields].map((field) => [field, null])),
  features: [],
  images: [],
  condition: "used",
  year: 2017,
  make: "Mitsubishi",
  model: "Outlander Sport",
};

/**
 * Imports these vehicles as the store's whole inventory that day; missing facts are filled with defaults.
 */
export async function importVehicles(
  database: Database<InventoryTables>,
  lot: Lot,
  cars: readonly FeedVehicle[],
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "forecourt-lot-"));
  const file = path.join(folder, "feed.jsonl");
  const vehicle = { ...minimalFeedVehicle, firstSeen: lot.date };
  const lines = cars.map((car) => JSON.stringify({ ...vehicle, ...car }));
  await writeFile(file, lines.map((line) => `${line}\n`).join(""));
  const how = { mappingName: "tests", snapshot: null, force: "as in the tests", dryRun: false };
  try {
    const { refused } = await importFeed(database, { ...lot, file, mapping, ...how }, noReport);
    if (refused.size > 0) throw new Error(`refused: ${[...refused.keys()].join(", ")}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
