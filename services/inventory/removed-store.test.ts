import type { SearchReply, VehicleList } from "@forecourt/contracts/areas/inventory/contracts";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createApp } from "./app.ts";
import { testVin } from "./import/testing/vins.ts";
import { readiness } from "./index-sync/readiness.ts";
import { startIndexSync } from "./index-sync/start-index-sync.ts";
import type { InventoryTables } from "./store/tables.ts";
import { createInventoryStore, migrateInventory } from "./store.ts";
import { importVehicles } from "./testing/import-vehicles.ts";
import { priceSource } from "./testing/price-source.ts";
import { type RunningService, runService } from "./testing/running-service.ts";

const log = createLog({ name: "test", level: "silent" });
const both = priceSource({ cape: 0, rolla: 0 });
const onlyCape = priceSource({ cape: 0 });
const SEARCH = "/api/inventory/search";

describeOnSqlite("a store that the configuration no longer names", (open) => {
  let service: RunningService;
  let configured = both;
  beforeAll(async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const ready = async () => readiness(inventory);
    const dealers = { current: () => configured };
    const app = createApp({ dealers, inventory, store, log, ready });
    service = await runService({ app, close: inventory.close });
    const lot = (storeId: string, numbers: number[]) =>
      importVehicles(
        database,
        { dealerId: "heartland", storeId, date: "2026-11-01" },
        numbers.map((number) => ({ vin: testVin(number), price: 20_000, mileage: 30_000 })),
      );
    await lot("rolla", [1, 2, 3]);
    await lot("cape", [1, 4]);
    await service.until(SEARCH, "heartland", ({ body }) => (body as SearchReply).total === 5);
  });
  afterAll(() => service.stop());

  const ask = async <T>(path: string) => (await service.ask(path, "heartland")).body as T;
  const listed = async () =>
    (await ask<VehicleList>("/api/inventory/vehicles")).vehicles.map(({ vin }) => vin);

  test("removes its vehicles from search, list and page without another import", async () => {
    expect(await listed()).toEqual([1, 2, 3, 4].map(testVin).sort());
    configured = onlyCape;
    expect((await ask<SearchReply>(SEARCH)).total).toBe(2);
    expect(await listed()).toEqual([1, 4].map(testVin).sort());
    expect((await service.ask(`/api/inventory/vehicles/${testVin(2)}`, "heartland")).status).toBe(
      404,
    );
    expect(await ask(`/api/inventory/vehicles/${testVin(1)}`)).toMatchObject({ storeId: "cape" });
    const picked = await ask<{ vehicles: object[] }>(
      `/api/inventory/picked?vins=${testVin(2)},${testVin(4)}`,
    );
    expect(picked.vehicles).toMatchObject([{ vin: testVin(4) }]);
  });

  test("excludes its vehicles from price ratings", async () => {
    const own = async () =>
      (await ask<{ own: number }>(`/api/inventory/vehicles/${testVin(4)}/price-rating`)).own;
    configured = both;
    expect(await own()).toBe(3);
    configured = onlyCape;
    expect(await own()).toBe(1);
  });
});
