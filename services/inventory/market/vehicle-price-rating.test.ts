import { getMarketValue } from "@forecourt/contracts/areas/inventory/market-value";
import {
  getPriceRating,
  type PriceRating,
} from "@forecourt/contracts/areas/inventory/price-rating";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite, type TestDatabase } from "@forecourt/testing/databases";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createApp } from "../app.ts";
import { Mapping } from "../import/mapping/schema.ts";
import { noReport } from "../import/report.ts";
import { feedFolder } from "../import/testing/feed-files.ts";
import { testVin } from "../import/testing/vins.ts";
import { readiness } from "../index-sync/readiness.ts";
import { startIndexSync } from "../index-sync/start-index-sync.ts";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { type FeedVehicle, importVehicles } from "../testing/import-vehicles.ts";
import { priceSource } from "../testing/price-source.ts";
import { type RunningService, runService } from "../testing/running-service.ts";
import { importMarket } from "./import-market.ts";

const log = createLog({ name: "test", level: "silent" });
const file = feedFolder();
const today = "2026-11-20";
const dealers = { current: () => priceSource({ north: 59_900, south: 59_900 }) };

const columns = ["vin", "condition", "year", "make", "model", "trim", "mileage", "price"] as const;
const mapping = Mapping.parse({
  about: "Listings of the tests.",
  format: "jsonl",
  vehicle: Object.fromEntries(columns.map((column) => [column, { column }])),
});

type Listing = Partial<Record<(typeof columns)[number], string | number | null>>;

const ordinary = {
  condition: "used",
  year: 2020,
  make: "Mitsubishi",
  model: "Outlander",
  trim: "SE",
  mileage: 40_000,
  price: 20_000,
};

/** Whole dollars on both sides. */
const cars = (lot: (Partial<FeedVehicle> & Pick<FeedVehicle, "vin">)[]) =>
  lot.map((car) => ({ ...ordinary, ...car }) as FeedVehicle);

async function list(
  database: TestDatabase<InventoryTables>,
  imported: Listing[],
  { source = "elsewhere", date = "2026-11-10" } = {},
): Promise<void> {
  const lines = imported.map((listing) => JSON.stringify({ vin: null, ...ordinary, ...listing }));
  const request = {
    dealerId: "group",
    source,
    file: file(`${lines.join("\n")}\n`),
    mapping,
    mappingName: "tests",
    date,
    snapshot: null,
    force: "as in the tests",
    dryRun: false,
  };
  const { refused } = await importMarket(database, request, noReport);
  expect([...refused]).toEqual([]);
}

/** Listings 1,000 to 1,000 + `count`, one mile and $100 apart. */
function listings(count: number, changes: Listing = {}): Listing[] {
  return Array.from({ length: count }, (_, index) => ({
    vin: testVin(1_000 + index),
    mileage: 40_001 + index,
    price: 19_000 + index * 100,
    ...changes,
  }));
}

describeOnSqlite("a price rating over HTTP", (open) => {
  let service: RunningService;
  let database: TestDatabase<InventoryTables>;

  beforeAll(async () => {
    database = await open<InventoryTables>();
    await migrateInventory(database);
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const ready = async () => readiness(inventory);
    const app = createApp({ dealers, inventory, store, log, ready, today: () => today });
    service = await runService({ app, close: inventory.close });
    const lot = { dealerId: "group", date: today };
    await importVehicles(
      database,
      { ...lot, storeId: "south" },
      cars([
        { vin: testVin(1), price: 1_000 },
        { vin: testVin(8), price: 1_000 },
      ]),
    );
    await importVehicles(
      database,
      { ...lot, storeId: "south" },
      cars([{ vin: testVin(1), price: 1_000 }]),
    );
    await importVehicles(
      database,
      { ...lot, storeId: "north" },
      cars([
        { vin: testVin(1) },
        { vin: testVin(2), condition: "certified", mileage: 45_000, price: 30_000 },
        { vin: testVin(3), price: null },
        { vin: testVin(4), mileage: null },
        { vin: testVin(5), condition: "new", year: 2025, mileage: 12, price: 30_000 },
        { vin: testVin(6), model: "Mirage" },
        { vin: testVin(7), mileage: 1_000 },
      ]),
    );
    const others = [
      { make: "Toyota" },
      { model: "Outlander Sport" },
      { year: 2018 },
      { year: 2022 },
      { condition: "new" },
      { mileage: 29_999 },
      { mileage: 50_001 },
      { mileage: null },
    ];
    await list(database, [
      ...listings(7),
      { vin: testVin(2), price: 1_000 },
      ...others.map((other, index) => ({ vin: testVin(2_000 + index), price: 1_000, ...other })),
    ]);
    await list(database, [{ vin: testVin(3_000), price: 1_000 }], {
      source: "long ago",
      date: "2026-09-20",
    });
    await list(
      database,
      listings(30, { condition: "new", year: 2026, mileage: null, price: 31_000 }).map(
        (listing, index) => ({ ...listing, vin: testVin(4_000 + index) }),
      ),
      { source: "new cars", date: "2026-09-21" },
    );
  });
  afterAll(() => service.stop());

  const ask = async (car: number, dealer = "group") =>
    service.ask(`/api/inventory/vehicles/${testVin(car)}/price-rating`, dealer);
  const ratingOf = async (car: number): Promise<PriceRating> => {
    const { status, body } = await ask(car);
    expect(status).toBe(200);
    return getPriceRating.reply.parse(body);
  };

  test("uses similar vehicles of the dealer and elsewhere, without duplicates and itself", async () => {
    // The seven listings cost $19,000 to $19,600, the dealer's certified car $30,000.
    expect(await ratingOf(1)).toMatchObject({
      level: "fair",
      reason: null,
      price: 20_000_00,
      cars: 8,
      own: 1,
      market: 7,
      median: 19_350_00,
      low: 19_175_00,
      high: 19_525_00,
      difference: 650_00,
      trim: "SE",
      yearFrom: 2019,
      yearTo: 2021,
      mileageFrom: 30_000,
      mileageTo: 50_000,
      asOf: "2026-11-10",
    });
  });

  test("compares a new vehicle with new ones only, of any mileage", async () => {
    expect(await ratingOf(5)).toMatchObject({
      level: "fair",
      cars: 30,
      own: 0,
      mileageFrom: null,
      asOf: "2026-09-21",
    });
  });

  describe("beside a market value", () => {
    const value = (query: string, dealer = "group") =>
      service.ask(`/api/inventory/market-value?${query}`, dealer);
    const car = "make=mitsubishi&model=OUTLANDER&year=2020&mileage=40000";

    test("compares a car of any owner with the dealer's and with listings of a wider range", async () => {
      const { status, body } = await value(`${car}&trim=SE`);
      const found = getMarketValue.reply.parse(body);
      // Seven listings, four others of the model, and three cars of the dealer.
      expect([status, found]).toMatchObject([
        200,
        { cars: 14, minimum: 8, trim: "SE", confidence: "low", asOf: "2026-11-10" },
      ]);
      expect(found.medianCents).toBeGreaterThan(19_000_00);
      const own = getMarketValue.reply.parse((await value(`${car}&vin=${testVin(2)}`)).body);
      expect(own.cars).toBe(13);
    });

    test("is unknown for another dealer, and for cars that no one offers", async () => {
      for (const { body } of [
        await value(car, "another"),
        await value(car.replace("OUTLANDER", "Lancer")),
      ]) {
        expect(getMarketValue.reply.parse(body)).toMatchObject({ medianCents: null, cars: 0 });
      }
    });

    test.each(["", "make=a", `${car}&mileage=-1`, `${car}&price=1`, `${car}&vin=1`])(
      "refuses the query %j",
      async (query) => {
        expect(await value(query)).toMatchObject({ status: 400 });
      },
    );
  });

  describe("is not given", () => {
    test.each([
      [3, "no-price"],
      [4, "no-mileage"],
      [8, "sold"],
    ])("for car %d: %s", async (car, reason) => {
      expect(await ratingOf(car)).toMatchObject({ level: null, reason, cars: 0, median: null });
    });

    test("for too few similar vehicles, which are counted", async () => {
      expect(await ratingOf(7)).toMatchObject({ level: null, reason: "too-few", cars: 0 });
      expect(await ratingOf(6)).toMatchObject({ level: null, reason: "too-few", cars: 0 });
    });

    test("for an unknown vehicle, or another dealer's", async () => {
      const { status, body } = await ask(999);
      expect([status, body]).toMatchObject([404, { error: { code: "vehicle-unknown" } }]);
      expect(await ask(1, "another")).toMatchObject({ status: 404 });
    });

    test("for an invalid VIN", async () => {
      const path = "/api/inventory/vehicles/1HGCM82633A00435O/price-rating";
      expect(await service.ask(path, "group")).toMatchObject({ status: 400 });
    });
  });
});
