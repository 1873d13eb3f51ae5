import { describeOnEveryDatabase, type TestDatabase } from "@forecourt/testing/databases";
import { setFile, withPublishedSets } from "@forecourt/testing/published-sets";
import { describe, expect, test } from "@jest/globals";
import { loadMapping } from "../import/mapping/load.ts";
import { noReport, type Report } from "../import/report.ts";
import { feedFolder } from "../import/testing/feed-files.ts";
import { cars, type LotCar, lotFeed, lotMapping } from "../import/testing/lot.ts";
import { mappingFile } from "../import/testing/mapping-file.ts";
import { testVin } from "../import/testing/vins.ts";
import type { InventoryTables } from "../store/tables.ts";
import { migrateInventory } from "../store.ts";
import { importMarket, type MarketImportRequest } from "./import-market.ts";

const file = feedFolder();

type Changes = Partial<MarketImportRequest>;

function imported(
  database: TestDatabase<InventoryTables>,
  lot: readonly LotCar[],
  changes: Changes = {},
  report: Report = noReport,
) {
  return importMarket(database, { ...request, file: file(lotFeed(lot)), ...changes }, report);
}

const request: Omit<MarketImportRequest, "file"> = {
  dealerId: "dealer",
  source: "elsewhere",
  mapping: lotMapping,
  mappingName: "lot.json",
  date: "2026-11-20",
  snapshot: null,
  force: null,
  dryRun: false,
};

function listings({ query }: TestDatabase<InventoryTables>) {
  return query
    .selectFrom("inventory_market")
    .selectAll()
    .orderBy("dealer_id")
    .orderBy("source")
    .orderBy("line")
    .execute();
}

describeOnEveryDatabase("an import of market data", (open) => {
  const opened = async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    return database;
  };

  test("stores the facts and price of each listing, and changes no vehicle of the dealer", async () => {
    const database = await opened();
    const { applied, read } = await imported(database, [
      { car: 7, price: "$12345", miles: "6789" },
    ]);
    expect(applied).toEqual({ listed: 1, unpriced: 0, before: 0 });
    expect(read).toBe(1);
    expect(await listings(database)).toEqual([
      {
        dealer_id: "dealer",
        source: "elsewhere",
        line: 2,
        vin: testVin(7),
        year: 2017,
        make: "Mitsubishi",
        make_slug: "mitsubishi",
        model: "Outlander Sport",
        model_slug: "outlander-sport",
        trim: null,
        mileage: 6_789,
        price: 12_345_00,
        condition: "used",
        seen_on: "2026-11-20",
      },
    ]);
    expect(await database.query.selectFrom("inventory_vehicles").selectAll().execute()).toEqual([]);
  });

  test("replaces the listings of its source only", async () => {
    const database = await opened();
    await imported(database, cars(1, 4));
    await imported(database, cars(5, 6), { source: "another" });
    await imported(database, cars(7, 8), { dealerId: "other" });
    const { applied } = await imported(database, cars(2, 3), { date: "2026-11-21" });
    expect(applied).toEqual({ listed: 2, unpriced: 0, before: 4 });
    const found = await listings(database);
    expect(found.map(({ dealer_id, source, vin }) => [dealer_id, source, vin])).toEqual([
      ["dealer", "another", testVin(5)],
      ["dealer", "another", testVin(6)],
      ["dealer", "elsewhere", testVin(2)],
      ["dealer", "elsewhere", testVin(3)],
      ["other", "elsewhere", testVin(7)],
      ["other", "elsewhere", testVin(8)],
    ]);
  });

  test("gives the same listings for the same file", async () => {
    const database = await opened();
    await imported(database, cars(1, 5));
    const before = await listings(database);
    const { applied } = await imported(database, cars(1, 5));
    expect(applied).toEqual({ listed: 5, unpriced: 0, before: 5 });
    expect(await listings(database)).toEqual(before);
  });

  test("refuses invalid rows like any import, and omits vehicles without a price", async () => {
    const database = await opened();
    const refusals: unknown[] = [];
    const report = { ...noReport, refuse: async (refusal: unknown) => void refusals.push(refusal) };
    const lot = [
      { car: 1 },
      { car: "X" },
      { car: 2, price: "$7" },
      { car: 3, price: "call" },
      { car: 1, price: "11000" },
    ];
    const result = await imported(database, lot, {}, report);
    expect(result.applied).toEqual({ listed: 1, unpriced: 1, before: 0 });
    expect(Object.fromEntries(result.refused)).toEqual({
      "vin-length": 1,
      "price-impossible": 1,
      "duplicate-vin": 1,
    });
    expect(refusals).toHaveLength(3);
    expect(await listings(database)).toMatchObject([{ vin: testVin(1), price: 11_000_00 }]);
  });

  test("accepts rows without a VIN as separate vehicles", async () => {
    const database = await opened();
    const lot = [{ car: "" }, { car: "" }, { car: 1 }];
    const { applied, identical } = await imported(database, lot);
    expect({ applied, identical }).toEqual({
      applied: { listed: 3, unpriced: 0, before: 0 },
      identical: 0,
    });
    expect((await listings(database)).map(({ vin }) => vin)).toEqual([null, null, testVin(1)]);
  });

  test("uses the newest snapshot of each vehicle, with its date", async () => {
    const database = await opened();
    const lines = [
      `${testVin(1)},2017,5000,10000,Red,2026-10-01`,
      `${testVin(1)},2017,5000,9000,Red,2026-10-02`,
      `${testVin(2)},2017,5000,8000,Red,2026-10-01`,
      `${testVin(3)},2017,5000,8000,Red,2026-10-01`,
      `${testVin(3)},2017,5000,call,Red,2026-10-02`,
    ];
    const text = ["vin,year,miles,price,color,day", ...lines, ""].join("\n");
    const mapping = { ...lotMapping, snapshot: "day" };
    const { applied } = await imported(database, [], { mapping, file: file(text) });
    expect(applied).toEqual({ listed: 2, unpriced: 1, before: 0 });
    const seen = (await listings(database)).map(({ vin, price, seen_on }) => [vin, price, seen_on]);
    expect(seen).toEqual([
      [testVin(1), 9_000_00, "2026-10-02"],
      [testVin(2), 8_000_00, "2026-10-01"],
    ]);
  });

  test("keeps the old listings if it is refused", async () => {
    const database = await opened();
    await imported(database, cars(1, 5));
    const before = await listings(database);
    await expect(imported(database, cars(1, 5), { date: "2026-11-19" })).rejects.toThrow(
      'these listings are dated 2026-11-19, but "elsewhere" already has some dated 2026-11-20',
    );
    await expect(imported(database, cars(1, 2))).rejects.toThrow(
      'the file has 2 listings, and "elsewhere" has 5',
    );
    await expect(imported(database, [], { file: file("vin,year\n1,2\n") })).rejects.toMatchObject({
      code: "feed-refused",
    });
    expect(await listings(database)).toEqual(before);
    const { applied } = await imported(database, cars(1, 2), {
      date: "2026-11-19",
      force: "as in the tests",
    });
    expect(applied).toEqual({ listed: 2, unpriced: 0, before: 5 });
  });

  test("reports the changes in a dry run without applying them", async () => {
    const database = await opened();
    await imported(database, cars(1, 5));
    const before = await listings(database);
    const { applied } = await imported(database, cars(3, 9), { dryRun: true });
    expect(applied).toEqual({ listed: 7, unpriced: 0, before: 5 });
    expect(await listings(database)).toEqual(before);
  });

  test("leaves one complete result if two imports of a source run concurrently", async () => {
    const database = await opened();
    await Promise.all([imported(database, cars(1, 40)), imported(database, cars(101, 140))]);
    const vins = (await listings(database)).map(({ vin }) => vin);
    expect(vins).toHaveLength(40);
    expect([testVin(1), testVin(101)]).toContain(vins[0]);
  });
});

interface PublishedSet {
  set: string;
  mapping: string;
  date: string;
  listed: number;
  unpriced: number;
}

/** Counted independently from the published files. */
const sets: PublishedSet[] = [
  {
    set: "dealer/carscom_2022",
    mapping: "carscom-2022.json",
    date: "2022-09-05",
    listed: 6846,
    unpriced: 4,
  },
  {
    set: "dealer/truecar_2025",
    mapping: "truecar-2025.json",
    date: "2025-03-10",
    listed: 1207,
    unpriced: 0,
  },
  {
    set: "dealer/cargurus_2023",
    mapping: "cargurus-2023.json",
    date: "2023-03-23",
    listed: 781,
    unpriced: 0,
  },
  {
    set: "dealer/carmax_2024",
    mapping: "carmax-2024.json",
    date: "2024-03-12",
    listed: 1238,
    unpriced: 659,
  },
  {
    set: "dealer/usa_cars_auction_2020",
    mapping: "usa-cars-auction-2020.json",
    date: "2020-12-31",
    listed: 1945,
    unpriced: 32,
  },
  {
    set: "dealer/toyota_new_missouri_2023",
    mapping: "toyota-new-missouri-2023.json",
    date: "2023-07-13",
    listed: 1181,
    unpriced: 0,
  },
  {
    set: "feeds/tesla_used_daily_2020_2021",
    mapping: "tesla-used-daily-2020-2021.json",
    date: "2026-11-20",
    listed: 3709,
    unpriced: 0,
  },
  {
    set: "feeds/toyota_rav4_daily_2026",
    mapping: "toyota-rav4-daily-2026.json",
    date: "2026-11-20",
    listed: 2468,
    unpriced: 6,
  },
];

withPublishedSets(() => {
  describeOnEveryDatabase("as market data, the published set", (open) => {
    test.each(sets)("$set gives $listed listings", async ({ set, mapping, date, ...expected }) => {
      const database = await open<InventoryTables>();
      await migrateInventory(database);
      const result = await importMarket(
        database,
        { ...request, file: setFile(set), mapping: loadMapping(mappingFile(mapping)), date },
        noReport,
      );
      expect(result.applied).toEqual({ ...expected, before: 0 });
      const { count } = await database.query
        .selectFrom("inventory_market")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      expect(count).toBe(expected.listed);
    });
  });

  describe("the set dealer/cargurus_2023_market_price", () => {
    describeOnEveryDatabase("as market data", (open) => {
      test("is refused: it contains ratings and no vehicles", async () => {
        const database = await open<InventoryTables>();
        await migrateInventory(database);
        const prices = {
          file: setFile("dealer/cargurus_2023_market_price"),
          mapping: loadMapping(mappingFile("cargurus-2023.json")),
        };
        await expect(importMarket(database, { ...request, ...prices }, noReport)).rejects.toThrow(
          "the file has no column",
        );
        expect(await listings(database)).toEqual([]);
      });
    });
  });
});
