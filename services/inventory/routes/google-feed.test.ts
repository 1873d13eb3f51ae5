import { googleFeedPaths } from "@forecourt/contracts/paths/feed-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "csv-parse/sync";
import { createApp } from "../app.ts";
import { testVin } from "../import/testing/vins.ts";
import { readiness } from "../index-sync/readiness.ts";
import { startIndexSync } from "../index-sync/start-index-sync.ts";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { type FeedVehicle, importVehicles } from "../testing/import-vehicles.ts";
import { priceSource } from "../testing/price-source.ts";

const log = createLog({ name: "test", level: "silent" });
const dealerId = "heartland";
const today = "2026-11-20";
const fees = { columbia: 60_400, rolla: 10_000, sedalia: 0 };

const whole: FeedVehicle = {
  vin: testVin(1),
  stockNumber: "A-1",
  condition: "certified",
  year: 2021,
  make: "Mitsubishi",
  model: "Outlander Sport",
  trim: 'GT "Black",\n19" wheels',
  mileage: 30_500,
  price: 12_000,
  exteriorColor: "Red Diamond",
  interiorColor: "Black",
  images: ["photos/front 1.jpg"],
};

describeOnSqlite("the feed of cars for Google", (open) => {
  let origin: string;
  let close: () => Promise<void>;
  let importDay: (date: string, cars: FeedVehicle[], storeId?: string) => Promise<void>;
  let withFeed: string[] = ["columbia", "rolla"];

  beforeAll(async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    importDay = (date, cars, storeId = "columbia") =>
      importVehicles(database, { dealerId, storeId, date }, cars);
    await importDay("2026-11-01", [
      whole,
      {
        vin: testVin(2),
        condition: "new",
        price: 20_000,
        images: ["https://drawings.example/1.png"],
      },
      { vin: testVin(3), price: null, mileage: 10 },
      { vin: testVin(4), price: 9_000, mileage: null },
    ]);
    const elsewhere = { vin: testVin(5), price: 9_000, mileage: 80_000 };
    await importDay("2026-11-01", [elsewhere, { ...whole, price: 11_000 }], "rolla");
    await importDay("2026-11-01", [{ ...elsewhere, vin: testVin(6) }], "sedalia");
    const fresh = { vin: testVin(7), price: 7_000, mileage: 70_000 };
    await importDay("2026-11-19", [elsewhere, { ...whole, price: 11_000 }, fresh], "rolla");
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const app = createApp({
      dealers: {
        current: () => priceSource(fees, { earlyAccessDays: 3, googleFeed: withFeed }),
      },
      inventory,
      store,
      log,
      today: () => today,
      ready: async () => readiness(inventory),
    });
    const server = await listen(app, "127.0.0.1", 0);
    origin = `http://127.0.0.1:${server.port}`;
    close = async () => {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await inventory.close();
    };
    while ((await get(googleFeedPaths.dealer)).status !== 200) await pause();
  });
  afterAll(() => close());

  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

  async function get(path: string, more: Record<string, string> = {}) {
    const response = await fetch(origin + path, {
      headers: { [internalHeaders.dealer]: dealerId, ...more },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function carsOf(path: string, more: Record<string, string> = {}) {
    const { status, text } = await get(path, more);
    expect(status).toBe(200);
    return parse<Record<string, string>>(text, { columns: true, record_delimiter: "\r\n" });
  }

  const sorted = (...numbers: number[]) => numbers.map(testVin).toSorted();
  const vinsOf = async (path: string, more = {}) =>
    (await carsOf(path, more)).map(({ vin = "" }) => vin).toSorted();

  test("states what Google requires of each car, escaped, with the price that the site advertises", async () => {
    const { headers, text } = await get("/feeds/google-vehicles/columbia.csv");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(text).toContain(',"GT ""Black"", 19"" wheels",');
    const cars = await carsOf("/feeds/google-vehicles/columbia.csv");
    expect(cars.find(({ vin }) => vin === testVin(1))).toEqual({
      store_code: "columbia",
      id: "A-1",
      vin: testVin(1),
      year: "2021",
      make: "Mitsubishi",
      model: "Outlander Sport",
      trim: 'GT "Black", 19" wheels',
      exterior_color: "Red Diamond",
      interior_color: "Black",
      mileage: "30500 miles",
      condition: "used",
      certified_pre_owned: "yes",
      price: "12604.00 USD",
      date_in_stock: "2026-11-01",
      dealership_name: 'Heartland "columbia", LLC',
      dealership_address: "1 Main Street, Columbia, MO 65201, US",
      tracking_phone_number: "+15735550142",
      link: `https://www.heartland.example/certified-cars-for-sale/2021-mitsubishi-outlander-sport-gt-black-19-wheels-${testVin(1)}`,
      image_link: "https://www.heartland.example/_ipx/f_webp,w_1280/photos%2Ffront%201.jpg",
    });
  });

  test("leaves out what Google refuses: no price, no mileage of a used car, drawings", async () => {
    const cars = await carsOf("/feeds/google-vehicles/columbia.csv");
    expect(cars.map(({ vin = "" }) => vin).toSorted()).toEqual(sorted(1, 2));
    const made = cars.find(({ vin }) => vin === testVin(2));
    expect(made).toMatchObject({ condition: "new", mileage: "", image_link: "" });
  });

  test("has the cars of every store with a feed, each VIN once, and of one store at its address", async () => {
    expect(await vinsOf(googleFeedPaths.dealer)).toEqual(sorted(1, 2, 5));
    expect(await vinsOf("/feeds/google-vehicles/rolla.csv")).toEqual(sorted(1, 5));
    const chosen = { [internalHeaders.store]: "rolla" };
    expect(await vinsOf(googleFeedPaths.dealer, chosen)).toHaveLength(3);
  });

  test("never has private cars, not even for who has unlocked them", async () => {
    const unlocked = { [internalHeaders.unlocked]: "inventory" };
    for (const path of [googleFeedPaths.dealer, "/feeds/google-vehicles/rolla.csv"])
      expect(await vinsOf(path, unlocked)).not.toContain(testVin(7));
  });

  test.each(["sedalia.csv", "nowhere.csv", "rolla", "Rolla.csv", "..csv"])(
    "is 404 at %s: no store of this name, or one without a feed",
    async (file) => {
      expect((await get(`/feeds/google-vehicles/${file}`)).status).toBe(404);
    },
  );

  test("is 404 as soon as the dealer switches it off", async () => {
    withFeed = [];
    expect((await get(googleFeedPaths.dealer)).status).toBe(404);
    withFeed = ["columbia", "rolla"];
    expect((await get(googleFeedPaths.dealer)).status).toBe(200);
  });

  test("follows the list: sold cars are gone, prices are new", async () => {
    await importDay("2026-11-20", [{ ...whole, price: 10_000 }]);
    let cars = await carsOf("/feeds/google-vehicles/columbia.csv");
    while (cars.length > 1) {
      await pause();
      cars = await carsOf("/feeds/google-vehicles/columbia.csv");
    }
    expect(cars[0]).toMatchObject({ vin: testVin(1), price: "10604.00 USD" });
  });
});
