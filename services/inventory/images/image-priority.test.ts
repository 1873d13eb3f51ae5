import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { VehicleDetail } from "@forecourt/contracts/vehicle";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createApp } from "../app.ts";
import { testVin } from "../import/testing/vins.ts";
import { readiness } from "../index-sync/readiness.ts";
import { startIndexSync } from "../index-sync/start-index-sync.ts";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { importVehicles } from "../testing/import-vehicles.ts";
import { priceSource } from "../testing/price-source.ts";
import { type RunningService, runService } from "../testing/running-service.ts";
import type { ImageSettings } from "./vehicle-images.ts";

const SEARCH = "/api/inventory/search";
const log = createLog({ name: "test", level: "silent" });
const lot = { dealerId: "heartland", storeId: "cape", date: "2026-11-01" };

describeOnEveryDatabase("the dealer's image priority", (open) => {
  let settings: ImageSettings | undefined;
  let service: RunningService;

  beforeAll(async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const ready = async () => readiness(inventory);
    const dealers = {
      current: () => priceSource({ cape: 0 }, settings ? { images: settings } : {}),
    };
    const app = createApp({ dealers, inventory, store, log, ready });
    service = await runService({ app, close: inventory.close });
    await importVehicles(database, lot, [
      {
        vin: testVin(1),
        images: ["photos/rear.jpg", "photos/seats.jpg"],
        previewImages: ["photos/front.jpg"],
        customBackgroundImages: ["photos/lot.jpg"],
        evoxImages: ["photos/stock.jpg"],
      },
      { vin: testVin(2), images: ["photos/only.jpg"] },
      { vin: testVin(3) },
    ]);
    await service.until(SEARCH, lot.dealerId, ({ body }) => /"total":3/.test(JSON.stringify(body)));
  });
  afterAll(() => service.stop());

  const listImages = async () => {
    const { body } = await service.ask(SEARCH, lot.dealerId);
    const { vehicles } = searchVehicles.reply.parse(body);
    const byVin = new Map(vehicles.map(({ vin, image }) => [vin, image]));
    return [1, 2, 3].map((number) => byVin.get(testVin(number)));
  };
  const detail = async (number: number) => {
    const { body } = await service.ask(`/api/inventory/vehicles/${testVin(number)}`, lot.dealerId);
    const { image, images } = VehicleDetail.parse(body);
    return { image, images };
  };

  test("puts the stock picture first in lists, and last on the vehicle page, by default", async () => {
    settings = undefined;
    expect(await listImages()).toEqual(["photos/stock.jpg", "photos/only.jpg", null]);
    expect(await detail(1)).toEqual({
      image: "photos/stock.jpg",
      images: [
        "photos/lot.jpg",
        "photos/front.jpg",
        "photos/rear.jpg",
        "photos/seats.jpg",
        "photos/stock.jpg",
      ],
    });
    expect(await detail(2)).toEqual({ image: "photos/only.jpg", images: ["photos/only.jpg"] });
    expect(await detail(3)).toEqual({ image: null, images: [] });
  });

  test("applies to the nearest cars of a search without results", async () => {
    settings = undefined;
    const { body } = await service.ask(`${SEARCH}?yearMin=2018`, lot.dealerId);
    const { vehicles, nothing } = searchVehicles.reply.parse(body);
    expect(vehicles).toEqual([]);
    const first = nothing?.nearest.find(({ vin }) => vin === testVin(1));
    expect(first?.image).toBe("photos/stock.jpg");
  });

  test("applies at once when it changes, and leaves out the sources that it does not name", async () => {
    settings = {
      imagePriority: ["preview", "additional"],
      searchImagePriority: ["customBackground", "preview"],
    };
    expect(await listImages()).toEqual(["photos/lot.jpg", null, null]);
    expect((await detail(1)).images).toEqual([
      "photos/front.jpg",
      "photos/rear.jpg",
      "photos/seats.jpg",
    ]);
    expect((await detail(1)).image).toBe("photos/lot.jpg");
  });
});
