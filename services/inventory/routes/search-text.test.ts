import { parseSearchText } from "@forecourt/contracts/areas/inventory/parsed-query";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
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

const log = createLog({ name: "test", level: "silent" });
const lot = { dealerId: "heartland", storeId: "columbia" };

describeOnSqlite("the text search", (open) => {
  let service: RunningService;

  beforeAll(async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const cars = [
      { vin: testVin(1), stockNumber: "co-1a", trim: "SE AWC" },
      { vin: testVin(2), stockNumber: "2019", make: "Toyota", model: "Camry", trim: "XLE" },
    ];
    const sold = { vin: testVin(3), stockNumber: "SOLD7", make: "Kia", model: "Soul" };
    await importVehicles(database, { ...lot, date: "2026-11-01" }, [...cars, sold]);
    await importVehicles(database, { ...lot, date: "2026-11-02" }, cars);
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const source = priceSource({ columbia: 0 });
    const app = createApp({
      dealers: { current: () => source },
      inventory,
      store,
      log,
      today: () => "2026-11-20",
      ready: async () => readiness(inventory),
    });
    service = await runService({ app, close: inventory.close });
    const hasCars = ({ body }: { body: unknown }) => JSON.stringify(body).includes("Camry");
    await service.until("/api/inventory/vocabulary", "heartland", hasCars);
  });
  afterAll(() => service.stop());

  const ask = (q: string, dealer = "heartland") =>
    service.ask(`/api/inventory/understand?q=${encodeURIComponent(q)}`, dealer);
  const read = async (q: string, dealer?: string) => {
    const { status, body } = await ask(q, dealer);
    expect(status).toBe(200);
    return parseSearchText.reply.parse(body);
  };

  test("uses the dealer's makes, models, trims and credit labels", async () => {
    expect(
      await read("toyta camry xle under 20k, good credit, not red, 5 years old or newer"),
    ).toEqual({
      filter: {
        make: ["toyota"],
        model: ["camry"],
        text: "xle",
        priceMax: 20_000,
        yearMin: 2021,
        excluded: ["color-red"],
      },
      terms: { creditScore: 680 },
      sort: null,
      understood: [
        { words: "toyta", key: "make", readAs: "Toyota" },
        { words: "camry", key: "make", readAs: null },
        { words: "camry", key: "model", readAs: null },
        { words: "xle", key: "text", readAs: null },
        { words: "under 20k", key: "priceMax", readAs: null },
        { words: "good credit", key: "creditScore", readAs: null },
        { words: "not red", key: "excluded", readAs: null },
        { words: "5 years old or newer", key: "yearMin", readAs: null },
      ],
      unclear: [],
      passedOver: [],
      vehicle: null,
    });
  });

  test("does not recognize makes the dealer never had", async () => {
    expect(await read("honda", "heartland")).toMatchObject({
      filter: {},
      unclear: [{ words: "honda", why: "unknown", couldBe: [] }],
    });
    expect((await read("toyota", "unknown")).unclear).toHaveLength(1);
  });

  test.each([
    ["its VIN", testVin(1), 1],
    ["its VIN in small letters, with blanks around it", `  ${testVin(1).toLowerCase()} `, 1],
    ["its VIN among other words", `price of ${testVin(1)} please`, 1],
    ["its stock number in whatever case", "CO-1A", 1],
    ["its stock number, named as one", "stock #co-1a", 1],
    ["a stock number that could be a year, named as one", "stock 2019", 2],
    ["the stock number of a sold car", "sold7", 3],
  ])("finds a car by %s", async (_, words, number) => {
    const { vehicle, understood, filter } = await read(words);
    expect([vehicle?.vin, filter]).toEqual([testVin(number), {}]);
    expect(understood).toMatchObject([{ key: "vehicle" }]);
  });

  test("prefers a filter over a stock number", async () => {
    expect(await read("2019")).toMatchObject({ vehicle: null, filter: { yearMin: 2019 } });
  });

  test("finds no vehicle by another dealer's VIN or look-alike letters", async () => {
    for (const words of [testVin(99), testVin(1).replace("A", "А")]) {
      expect(await read(words)).toMatchObject({ vehicle: null, filter: {}, unclear: [{ words }] });
    }
    expect((await read(testVin(1), "unknown")).vehicle).toBeNull();
  });

  test("rejects empty, too long and unknown parameters", async () => {
    for (const query of ["", "?q=", "?q=%20", `?q=${"a".repeat(201)}`, "?q=suv&page=2"]) {
      const { status, body } = await service.ask(`/api/inventory/understand${query}`, "heartland");
      expect([status, body]).toMatchObject([400, { error: { code: "bad-query" } }]);
    }
  });
});
