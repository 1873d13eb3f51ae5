import { getStartingPrices } from "@forecourt/contracts/areas/inventory/starting-prices";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createApp } from "../app.ts";
import { testVin } from "../import/testing/vins.ts";
import { readiness } from "../index-sync/readiness.ts";
import { startIndexSync } from "../index-sync/start-index-sync.ts";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { type FeedVehicle, importVehicles } from "../testing/import-vehicles.ts";
import { priceSource } from "../testing/price-source.ts";
import { type RunningService, runService } from "../testing/running-service.ts";

const log = createLog({ name: "test", level: "silent" });
const dealerId = "heartland";
const address = getStartingPrices.path;

describeOnSqlite("the starting prices of body styles", (open) => {
  let service: RunningService;
  let importDay: (date: string, cars: FeedVehicle[], storeId?: string) => Promise<void>;

  beforeAll(async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    importDay = (date, cars, storeId = "columbia") =>
      importVehicles(database, { dealerId, storeId, date }, cars);
    await importDay("2026-11-01", [
      { vin: testVin(1), bodyStyle: "suvs", price: 12_000 },
      { vin: testVin(2), bodyStyle: "suvs", price: 15_000 },
      { vin: testVin(3), bodyStyle: "coupes", price: null },
    ]);
    await importDay(
      "2026-11-01",
      [{ vin: testVin(4), bodyStyle: "trucks", price: 9_000 }],
      "rolla",
    );
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const source = priceSource({ columbia: 60_400, rolla: 10_000 });
    const app = createApp({
      dealers: { current: () => source },
      inventory,
      store,
      log,
      today: () => "2026-11-20",
      ready: async () => readiness(inventory),
    });
    service = await runService({ app, close: inventory.close });
    await service.until(address, dealerId, ({ body }) => JSON.stringify(body).includes("trucks"));
  });
  afterAll(() => service.stop());

  const startsOf = async (store?: string) => {
    const { status, body } = await service.ask(address, dealerId, store);
    expect(status).toBe(200);
    return getStartingPrices.reply.parse(body).bodyStyles;
  };

  test("include the fees of the car's store, and name only body styles that have a car", async () => {
    expect(await startsOf()).toEqual([
      { bodyStyle: "suvs", count: 2, price: 1_260_400 },
      { bodyStyle: "coupes", count: 1, price: null },
      { bodyStyle: "trucks", count: 1, price: 910_000 },
    ]);
  });

  test("are those of the chosen store", async () => {
    expect(await startsOf("rolla")).toEqual([{ bodyStyle: "trucks", count: 1, price: 910_000 }]);
  });

  test("are empty for a dealer without cars", async () => {
    const { body } = await service.ask(address, "ozark");
    expect(body).toEqual({ bodyStyles: [] });
  });

  test("follow a changed price and a sold car", async () => {
    await importDay("2026-11-02", [{ vin: testVin(2), bodyStyle: "suvs", price: 11_000 }]);
    const { body } = await service.until(address, dealerId, ({ body: now }) =>
      JSON.stringify(now).includes("1160400"),
    );
    expect(getStartingPrices.reply.parse(body).bodyStyles).toEqual([
      { bodyStyle: "suvs", count: 1, price: 1_160_400 },
      { bodyStyle: "trucks", count: 1, price: 910_000 },
    ]);
  });
});
