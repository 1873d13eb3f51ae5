import { getKnownCars, listCarNames } from "@forecourt/contracts/areas/inventory/known-cars";
import { vinCheckDigit } from "@forecourt/domain/vin";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createApp } from "../app.ts";
import { Mapping } from "../import/mapping/schema.ts";
import { noReport } from "../import/report.ts";
import { feedFolder } from "../import/testing/feed-files.ts";
import { testVin } from "../import/testing/vins.ts";
import { readiness } from "../index-sync/readiness.ts";
import { startIndexSync } from "../index-sync/start-index-sync.ts";
import { importMarket } from "../market/import-market.ts";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { importVehicles } from "../testing/import-vehicles.ts";
import { priceSource } from "../testing/price-source.ts";
import { type RunningService, runService } from "../testing/running-service.ts";

const log = createLog({ name: "test", level: "silent" });
const file = feedFolder();
const dealers = { current: () => priceSource({ north: 0 }) };

const columns = ["vin", "condition", "year", "make", "model", "trim", "mileage", "price"] as const;
const mapping = Mapping.parse({
  about: "Listings of the tests.",
  format: "jsonl",
  vehicle: Object.fromEntries(columns.map((column) => [column, { column }])),
});

/** A 2018 car of the same model as `testVin`. */
function vinOf2018(number: number): string {
  const vin = `JA4AP3AU_JZ${String(number).padStart(6, "0")}`;
  return vin.replace("_", vinCheckDigit(vin));
}

const car = {
  condition: "used" as const,
  year: 2017,
  make: "Mitsubishi",
  model: "Outlander Sport",
  trim: "SE",
  mileage: 60_000,
  price: 12_000,
};

describeOnEveryDatabase("cars that are known", (open) => {
  let service: RunningService;

  beforeAll(async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const ready = async () => readiness(inventory);
    const app = createApp({ dealers, inventory, store, log, ready });
    service = await runService({ app, close: inventory.close });
    const at = { dealerId: "group", storeId: "north", date: "2026-11-20" };
    await importVehicles(database, at, [{ ...car, vin: testVin(1) }]);
    const listed = [
      { ...car, vin: testVin(1), trim: "LE" },
      { ...car, vin: testVin(2), trim: "LE" },
      { ...car, vin: testVin(3), trim: "LE" },
      { ...car, vin: vinOf2018(4), year: 2018, trim: "GT" },
      { ...car, vin: null, model: "Starion", year: 1988, trim: "ESI-R" },
    ];
    await importMarket(
      database,
      {
        dealerId: "group",
        source: "elsewhere",
        file: file(`${listed.map((one) => JSON.stringify(one)).join("\n")}\n`),
        mapping,
        mappingName: "tests",
        date: "2026-11-20",
        snapshot: null,
        force: "as in the tests",
        dryRun: false,
      },
      noReport,
    );
    const isIndexed = ({ body }: { body: unknown }) =>
      JSON.stringify(body).includes("Outlander Sport");
    await service.until("/api/inventory/vocabulary", "group", isIndexed);
  });
  afterAll(() => service.stop());

  const known = async (vin: string, dealer = "group") => {
    const { status, body } = await service.post("/api/inventory/known-cars", dealer, { vin });
    expect(status).toBe(200);
    return getKnownCars.reply.parse(body);
  };
  const names = async (query: string) => {
    const { status, body } = await service.ask(`/api/inventory/car-names${query}`, "group");
    expect(status).toBe(200);
    return listCarNames.reply.parse(body);
  };

  const outlander = { year: 2017, make: "Mitsubishi", model: "Outlander Sport" };

  test("are the listed car itself, if it was listed", async () => {
    expect(await known(testVin(2))).toEqual({ match: "vin", cars: [{ ...outlander, trim: "LE" }] });
  });

  test("are otherwise those with the same pattern and year, the most frequent first", async () => {
    expect(await known(testVin(99))).toEqual({
      match: "pattern",
      cars: [
        { ...outlander, trim: "LE" },
        { ...outlander, trim: "SE" },
      ],
    });
    expect((await known(vinOf2018(99))).cars).toEqual([{ ...outlander, year: 2018, trim: "GT" }]);
  });

  test("are none for an unknown pattern, or of another dealer", async () => {
    expect(await known("1M8GDM9AXKP042788")).toEqual({ match: "pattern", cars: [] });
    expect((await known(testVin(2), "other")).cars).toEqual([]);
    const { status } = await service.post("/api/inventory/known-cars", "group", { vin: "x' or 1" });
    expect(status).toBe(400);
  });

  test("have makes and models of the reference and of listings, and trims of listings", async () => {
    const all = await names("");
    expect(all.makes).toEqual(expect.arrayContaining(["Honda", "Mitsubishi", "Toyota"]));
    expect(all.makes).toEqual(all.makes.toSorted((one, other) => one.localeCompare(other)));
    expect([all.models, all.trims]).toEqual([[], []]);
    const { models } = await names("?make=mitsubishi");
    expect(models).toEqual(expect.arrayContaining(["Eclipse Cross", "Outlander", "Starion"]));
    expect((await names("?make=Mitsubishi&model=outlander+sport")).trims).toEqual([
      "GT",
      "LE",
      "SE",
    ]);
    const of2018 = await names("?make=Mitsubishi&model=Outlander+Sport&year=2018");
    expect(of2018.trims).toEqual(["GT"]);
    expect((await names("?make=Nobody&model=Nothing")).models).toEqual([]);
  });
});
