import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInventoryStore } from "@forecourt/service-inventory/store";
import type { StoredVehicle } from "@forecourt/service-inventory/store/stored-vehicle";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import { openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { addDays } from "./dates.ts";
import { type DemoInventory, loadDemoInventory } from "./load.ts";
import { lotHistory } from "./lot-history.ts";
import { lots } from "./lots.ts";
import { seeded } from "./random.ts";
import { offeredOn } from "./snapshot.ts";

const date = "2026-11-20";
const BUSY_TIMEOUT_MS = 120_000;

describeOnSqlite("the demo inventory", (open) => {
  let where: DemoInventory;
  let vehicles: StoredVehicle[];
  let loaded: number;

  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "forecourt-demo-test-"));
    const { location } = await open();
    where = { dataDir, date, databaseUrl: "url" in location ? location.url : undefined };
    loaded = await loadDemoInventory(where);
    vehicles = await everyVehicle(where);
  }, BUSY_TIMEOUT_MS);
  afterAll(() => rm(where.dataDir, { recursive: true }));

  test("is imported completely: three snapshots of each of the five stores", () => {
    expect(loaded).toBe(15);
    expect(vehicles.filter(({ status }) => status === "live")).toHaveLength(604 + 4 * 120);
    expect(vehicles.filter(({ status }) => status === "sold").length).toBeGreaterThan(100);
  });

  test("has every car for sale with its facts", () => {
    const taken = new Set<string>();
    const lotCars = lots.flatMap((lot) => {
      const cars = lotHistory(lot, seeded(`${lot.dealerId}/${lot.storeId}`), taken);
      return offeredOn(cars, 0).map((car) => ({ ...car, storeId: lot.storeId }));
    });
    const byVin = new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]));
    for (const { vin, color, hex, interior, price, arrived, ...car } of lotCars) {
      const { gone: _gone, away: _away, earlier: _earlier, ...facts } = car;
      expect(byVin.get(vin)).toMatchObject({
        ...facts,
        exteriorColor: color,
        exteriorHex: hex,
        interiorColor: interior,
        price: price === 0 ? null : price * 100,
        firstSeen: addDays(date, arrived),
        decoded: [],
      });
    }
  });

  test("has the previous prices of reduced cars", () => {
    const reduced = vehicles.filter(({ status, priceBefore }) => status === "live" && priceBefore);
    expect(reduced.length).toBeGreaterThan(40);
    for (const { price, priceBefore } of reduced) expect(price).toBeLessThan(Number(priceBefore));
  });

  test(
    "is not changed by the next start",
    async () => {
      expect(await loadDemoInventory({ ...where, date: "2026-12-24" })).toBe(0);
      expect(await everyVehicle(where)).toEqual(vehicles);
    },
    BUSY_TIMEOUT_MS,
  );
});

async function everyVehicle({ dataDir, databaseUrl }: DemoInventory): Promise<StoredVehicle[]> {
  const where = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const database = openDatabase<InventoryTables>(databaseLocation(where, "inventory"));
  const { vehicles } = await createInventoryStore(database).changesAfter(0, 10_000);
  await database.close();
  return vehicles;
}
