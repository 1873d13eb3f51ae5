import { type Database, openDatabase } from "@forecourt/service-kit/db";
import { describeOnEveryDatabase, type TestDatabase } from "@forecourt/testing/databases";
import { describe, expect, test } from "@jest/globals";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { type ImportRequest, importFeed } from "./import-feed.ts";
import { Mapping } from "./mapping/schema.ts";
import type { Refusal } from "./report.ts";
import { feedFolder } from "./testing/feed-files.ts";
import { cars, type LotCar, lotFeed, lotMapping } from "./testing/lot.ts";
import { testVin } from "./testing/vins.ts";

const file = feedFolder();

describeOnEveryDatabase("importing a feed", (open) => {
  const opened = async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    return lotOf(database);
  };

  describe("applying a feed", () => {
    test("adds new vehicles with price and date of the feed", async () => {
      const { feed, car } = await opened();
      expect(await feed("2026-01-01", cars(1, 3))).toMatchObject({
        imported: 3,
        added: 3,
        unchanged: 0,
        sold: 0,
      });
      expect(await car(2)).toMatchObject({
        dealerId: "dealer",
        storeId: "store",
        status: "live",
        make: "Mitsubishi",
        modelSlug: "outlander-sport",
        bodyStyle: "suvs",
        decoded: ["bodyStyle"],
        price: 1_000_000,
        priceBefore: null,
        mileage: 5000,
        // Nobody knows since when the cars of a first feed have been there.
        firstSeen: "2025-12-02",
        soldOn: null,
        priceHistory: [{ date: "2026-01-01", price: 1_000_000 }],
      });
    });

    test("marks a missing vehicle as sold on that day, and keeps its facts", async () => {
      const { feed, car } = await opened();
      await feed("2026-01-01", cars(1, 3));
      expect(await feed("2026-01-05", cars(1, 2))).toMatchObject({ unchanged: 2, sold: 1 });
      expect(await car(3)).toMatchObject({
        status: "sold",
        soldOn: "2026-01-05",
        price: 1_000_000,
      });
      expect(await feed("2026-01-06", cars(1, 2))).toMatchObject({ unchanged: 2, sold: 0 });
      expect(await car(3)).toMatchObject({ soldOn: "2026-01-05" });
    });

    test("makes a returned vehicle live again, and keeps its arrival date", async () => {
      const { feed, car } = await opened();
      await feed("2026-01-01", cars(1, 3));
      await feed("2026-01-05", cars(1, 2));
      expect(await feed("2026-02-01", cars(1, 3))).toMatchObject({
        returned: 1,
        unchanged: 2,
        changed: 0,
      });
      expect(await car(3)).toMatchObject({ status: "live", soldOn: null, firstSeen: "2025-12-02" });
      expect((await car(3))?.priceHistory).toHaveLength(1);
    });

    test("records price changes with dates, and the previous price of a reduction", async () => {
      const { feed, car } = await opened();
      const priced = (price: string) => [...cars(1, 1), { car: 2, price }];
      await feed("2026-01-01", priced("20000"));
      expect(await feed("2026-01-02", priced("19000"))).toMatchObject({
        changed: 1,
        repriced: 1,
        unchanged: 1,
      });
      expect(await car(2)).toMatchObject({ price: 1_900_000, priceBefore: 2_000_000 });
      await feed("2026-01-03", [...cars(1, 1), { car: 2, price: "19000", color: "Blue" }]);
      expect(await car(2)).toMatchObject({ exteriorColor: "Blue", priceBefore: 2_000_000 });
      await feed("2026-01-04", priced("Not Priced"));
      expect(await car(2)).toMatchObject({ price: null, priceBefore: null });
      await feed("2026-01-05", priced("21000"));
      expect(await car(2)).toMatchObject({
        price: 2_100_000,
        priceBefore: null,
        priceHistory: [
          { date: "2026-01-01", price: 2_000_000 },
          { date: "2026-01-02", price: 1_900_000 },
          { date: "2026-01-04", price: null },
          { date: "2026-01-05", price: 2_100_000 },
        ],
      });
    });

    test("updates the price of a returned vehicle", async () => {
      const { feed, car } = await opened();
      await feed("2026-01-01", cars(1, 3));
      await feed("2026-01-05", cars(1, 2));
      const back = [...cars(1, 2), { car: 3, price: "9000" }];
      expect(await feed("2026-01-09", back)).toMatchObject({ returned: 1, repriced: 1 });
      expect(await car(3)).toMatchObject({ price: 900_000, priceBefore: 1_000_000 });
    });
  });

  describe("no changes", () => {
    test("result from importing the same file twice", async () => {
      const { feed, everything } = await opened();
      await feed("2026-01-01", cars(1, 5));
      const before = await everything();
      expect(await feed("2026-01-01", cars(1, 5))).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 5,
        sold: 0,
      });
      expect(await feed("2026-01-02", cars(1, 5))).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 5,
        sold: 0,
      });
      expect(await everything()).toEqual(before);
    });

    test("result from a dry run, which reports the changes", async () => {
      const { feed, everything, imports } = await opened();
      await feed("2026-01-01", cars(1, 4));
      const before = await everything();
      const would = await feed("2026-01-02", [...cars(1, 3), { car: 9 }], { dryRun: true });
      expect(would).toMatchObject({ added: 1, sold: 1, unchanged: 3 });
      expect(await everything()).toEqual(before);
      expect(await imports()).toHaveLength(1);
    });

    test.each([
      ["lacks a column", "vin,year,miles,color\n", 'no column "price"'],
      ["is empty", "", "is empty"],
      [
        "has a quote that is never closed",
        `${lotFeed(cars(1, 2))}"`,
        "a quote that is never closed",
      ],
      [
        "is not UTF-8",
        Buffer.concat([Buffer.from(lotFeed(cars(1, 2))), Buffer.from([0xff])]),
        "not UTF-8",
      ],
    ])("when the file %s", async (_what, content, message) => {
      const { feed, everything, importFile } = await opened();
      await feed("2026-01-01", cars(1, 3));
      const before = await everything();
      await expect(
        importFile("2026-01-02", file(content), { force: "as in the tests" }),
      ).rejects.toThrow(message);
      expect(await everything()).toEqual(before);
    });
  });

  describe("guards", () => {
    test("refuse a feed that lacks more than half of the vehicles for sale, unless forced", async () => {
      const { feed, car } = await opened();
      await feed("2026-01-01", cars(1, 5));
      await expect(feed("2026-01-02", cars(1, 2))).rejects.toThrow(
        "the feed of 2026-01-02 is odd:\n- 3 of the 5 cars for sale are not in the file",
      );
      expect(await car(5)).toMatchObject({ status: "live" });
      expect(await feed("2026-01-02", cars(1, 2), { force: "as in the tests" })).toMatchObject({
        sold: 3,
      });
    });

    test("refuse a feed without vehicles, unless forced", async () => {
      const { feed } = await opened();
      await feed("2026-01-01", cars(1, 1));
      await expect(feed("2026-01-02", [])).rejects.toThrow("holds no row");
      expect(await feed("2026-01-02", [], { force: "as in the tests" })).toMatchObject({
        imported: 0,
        sold: 1,
      });
    });

    test("accept a feed that lacks exactly half", async () => {
      const { feed } = await opened();
      await feed("2026-01-01", cars(1, 4));
      expect(await feed("2026-01-02", cars(1, 2))).toMatchObject({ sold: 2 });
    });

    test("refuse a feed older than the store's newest, unless forced", async () => {
      const { feed } = await opened();
      await feed("2026-01-02", cars(1, 2));
      await expect(feed("2026-01-01", cars(1, 3))).rejects.toThrow(
        "this file is dated 2026-01-01, but the store already has one dated 2026-01-02",
      );
      expect(await feed("2026-01-01", cars(1, 3), { force: "as in the tests" })).toMatchObject({
        added: 1,
      });
    });
  });

  describe("refused rows", () => {
    test("are reported with line, column, value and reason; the rest is imported", async () => {
      const { feed, refusals } = await opened();
      const rows: LotCar[] = [
        { car: 1 },
        { car: "JA4AP3AU1HZO11769" },
        { car: 2, price: "$5" },
        { car: 3, year: "1066" },
        { car: 4, miles: "-7" },
      ];
      expect(await feed("2026-01-01", rows)).toMatchObject({ imported: 1, added: 1 });
      expect(refusals).toEqual([
        { line: 3, column: "vin", value: "JA4AP3AU1HZO11769", reason: "vin-letters" },
        { line: 4, column: "price", value: "$5", reason: "price-impossible" },
        { line: 5, column: "year", value: "1066", reason: "year-impossible" },
        { line: 6, column: "miles", value: "-7", reason: "mileage-impossible" },
      ]);
    });

    test("include rows with too few or too many values", async () => {
      const { importFile, refusals } = await opened();
      const [header = "", ...rows] = lotFeed(cars(1, 2)).split("\n");
      const bad = [`${testVin(3)},2017,5000,10,000,Red`, `${testVin(4)},2017`];
      const feed = [header, ...bad, ...rows].join("\n");
      expect(await importFile("2026-01-01", file(feed))).toMatchObject({ imported: 2 });
      expect(refusals.map(({ line, value, reason }) => [line, value, reason])).toEqual([
        [2, "6 fields", "field-count"],
        [3, "2 fields", "field-count"],
      ]);
    });

    test("keep the vehicle for sale if the VIN is valid", async () => {
      const { feed, car } = await opened();
      await feed("2026-01-01", cars(1, 2));
      const summary = await feed("2026-01-02", [{ car: 1 }, { car: 2, price: "$5" }]);
      expect(summary).toMatchObject({ imported: 1, kept: 1, sold: 0 });
      expect(await car(2)).toMatchObject({ status: "live", price: 1_000_000 });
    });

    test("include duplicate VINs with other facts, except the last", async () => {
      const { feed, car, refusals } = await opened();
      const rows = [
        { car: 1, price: "9000" },
        { car: 2 },
        { car: 1, price: "9500" },
        { car: 2 },
        { car: 1, price: "9000" },
      ];
      expect(await feed("2026-01-01", rows)).toMatchObject({ imported: 2, identical: 2 });
      expect(refusals).toEqual([
        { line: 4, column: "vin", value: testVin(1), reason: "duplicate-vin", winner: 6 },
      ]);
      expect(await car(1)).toMatchObject({ price: 900_000 });
    });

    test("do not replace an earlier valid row of the same VIN", async () => {
      const { feed } = await opened();
      const rows = [{ car: 1 }, { car: 1, price: "1" }];
      expect(await feed("2026-01-01", rows)).toMatchObject({ imported: 1, added: 1, kept: 0 });
    });
  });

  describe("several stores", () => {
    test("may have the same vehicle at two dealers", async () => {
      const { feed, store } = await opened();
      await feed("2026-01-01", [{ car: 1, price: "9000" }]);
      await feed("2026-01-01", [{ car: 1, price: "8000" }], { dealerId: "other" });
      expect(await store.vehicleByVin("dealer", testVin(1))).toMatchObject({ price: 900_000 });
      expect(await store.vehicleByVin("other", testVin(1))).toMatchObject({ price: 800_000 });
      expect(await store.vehicleByVin("unknown", testVin(1))).toBeNull();
    });

    test("find a vehicle that moved to another store of its dealer", async () => {
      const { feed, car } = await opened();
      await feed("2026-01-01", cars(1, 3), { storeId: "north" });
      await feed("2026-01-02", [{ car: 3 }], { storeId: "south" });
      await feed("2026-01-02", cars(1, 2), { storeId: "north" });
      expect(await car(3)).toMatchObject({
        storeId: "south",
        status: "live",
        firstSeen: "2025-12-03",
      });
    });
  });

  describe("change numbers", () => {
    test("lead a reader to the current state of each vehicle", async () => {
      const { feed, store } = await opened();
      await feed("2026-01-01", cars(1, 10));
      const seq = await store.latestChange();
      await feed("2026-01-02", [{ car: 1, price: "9000" }, ...cars(2, 8), { car: 11 }]);
      const { vehicles, more } = await store.changesAfter(seq, 100);
      expect(more).toBe(false);
      expect(vehicles.map(({ vin, status }) => [vin, status])).toEqual([
        [testVin(1), "live"],
        [testVin(11), "live"],
        ...[testVin(9), testVin(10)].sort().map((vin) => [vin, "sold"]),
      ]);
      expect(vehicles.at(-1)?.changeSeq).toBe(await store.latestChange());
      expect(new Set(vehicles.map(({ changeSeq }) => changeSeq)).size).toBe(4);
    });

    test("can be read in pages from the beginning", async () => {
      const { feed, store } = await opened();
      await feed("2026-01-01", cars(1, 7));
      const pages = [];
      for await (const page of store.everyVehicle(3)) pages.push(page);
      expect(pages.map(({ vehicles, more }) => [vehicles.length, more])).toEqual([
        [3, true],
        [3, true],
        [1, false],
      ]);
      expect(pages.at(-1)?.seq).toBe(await store.latestChange());
    });

    test("are consistent if several stores are imported concurrently", async () => {
      const { database, store, importFile } = await opened();
      const others = [1, 2, 3, 4].map(() =>
        openDatabase<InventoryTables>({ ...database.location, busyTimeoutMs: 30_000 }),
      );
      const seen = new Map<string, number>();
      const follow = async () => {
        const { vehicles } = await store.changesAfter(Math.max(0, ...seen.values()), 10_000);
        for (const { storeId, vin, changeSeq } of vehicles)
          seen.set(`${storeId} ${vin}`, changeSeq);
      };
      const imports = others.map((other, index) =>
        importFile("2026-01-01", file(lotFeed(cars(1, 300))), { storeId: `store-${index}` }, other),
      );
      const done = Promise.all(imports);
      let running = true;
      void done.finally(() => (running = false));
      while (running) {
        await follow();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await done;
      await follow();
      for (const other of others) await other.close();
      expect(seen.size).toBe(1200);
      expect(new Set(seen.values()).size).toBe(1200);
    });
  });

  describe("feeds with snapshots", () => {
    const mapping = Mapping.parse({ ...lotMapping, snapshot: "day" });
    const days = (...rows: [string, number, string][]) =>
      [
        "day,vin,year,miles,price,color",
        ...rows.map(([day, car, price]) => `${day},${testVin(car)},2017,1,${price},Red`),
        "",
      ].join("\n");
    const feedOfDays = days(
      ["2026-01-02", 1, "9000"],
      ["2026-01-01", 1, "10000"],
      ["2026-01-01", 2, "10000"],
      ["2026-01-03", 1, "9000"],
      ["2026-01-03", 2, "9500"],
    );

    test("are applied by date, regardless of the row order", async () => {
      const { importFile, car } = await opened();
      const { applied } = await importFile("2026-12-31", file(feedOfDays), { mapping });
      expect(
        applied.map(({ date, added, changed, sold, returned }) => [
          date,
          added,
          changed,
          sold,
          returned,
        ]),
      ).toEqual([
        ["2026-01-01", 2, 0, 0, 0],
        ["2026-01-02", 0, 1, 1, 0],
        ["2026-01-03", 0, 0, 0, 1],
      ]);
      expect((await car(2))?.priceHistory).toEqual([
        { date: "2026-01-01", price: 1_000_000 },
        { date: "2026-01-03", price: 950_000 },
      ]);
    });

    test("can be limited to one snapshot", async () => {
      const { importFile, car } = await opened();
      const one = await importFile("2026-01-02", file(feedOfDays), {
        mapping,
        snapshot: "2026-01-02",
      });
      expect(one).toMatchObject({ read: 1, filtered: 4, imported: 1, added: 1 });
      expect(await car(2)).toBeNull();
    });

    test("are rolled back completely if one is refused", async () => {
      const { importFile, everything } = await opened();
      const feed = days(
        ["2026-01-01", 1, "9000"],
        ["2026-01-01", 2, "9000"],
        ["2026-01-02", 3, "9000"],
      );
      await expect(importFile("2026-01-02", file(feed), { mapping })).rejects.toThrow(
        "2 of the 2 cars for sale are not in the file",
      );
      expect(await everything()).toEqual({ vehicles: [], history: [], counter: 0 });
    });
  });

  test("is logged", async () => {
    const { feed, imports } = await opened();
    await feed("2026-01-01", [...cars(1, 2), { car: "X" }], { force: "as in the tests" });
    const [record] = await imports();
    expect(record).toMatchObject({
      dealer_id: "dealer",
      store_id: "store",
      snapshot: "2026-01-01",
      mapping: "lot.json",
      forced: 1,
      file_digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse(record?.counts ?? "")).toMatchObject({
      read: 3,
      refused: { "vin-length": 1 },
      added: 2,
    });
  });

  test("drops its temporary tables", async () => {
    const { database, feed } = await opened();
    await feed("2026-01-01", cars(1, 2));
    await expect(feed("2026-01-02", [])).rejects.toThrow("holds no row");
    await expect(
      database.query
        .selectFrom("inventory_staged" as "inventory_imports")
        .selectAll()
        .execute(),
    ).rejects.toThrow(/inventory_staged/);
  });
});

/** A database with functions to import small feeds and inspect the result. */
function lotOf(database: TestDatabase<InventoryTables>) {
  const store = createInventoryStore(database);
  const refusals: Refusal[] = [];
  const report = {
    refuse: async (refusal: Refusal) => void refusals.push(refusal),
    close: async () => undefined,
  };
  const importFile = async (
    date: string,
    feed: string,
    more: Partial<ImportRequest> = {},
    into: Database<InventoryTables> = database,
  ) => {
    const request: ImportRequest = {
      dealerId: "dealer",
      storeId: "store",
      file: feed,
      mapping: lotMapping,
      mappingName: "lot.json",
      date,
      snapshot: null,
      force: null,
      dryRun: false,
      ...more,
    };
    const result = await importFeed(into, request, report);
    return { ...result, ...result.applied.at(-1) };
  };
  const { query } = database;
  return {
    database,
    store,
    refusals,
    importFile,
    feed: (date: string, lot: LotCar[], more: Partial<ImportRequest> = {}) =>
      importFile(date, file(lotFeed(lot)), more),
    car: (number: number) => store.vehicleByVin("dealer", testVin(number)),
    imports: () =>
      query.selectFrom("inventory_imports").selectAll().orderBy("finished_at").execute(),
    everything: async () => ({
      vehicles: await query
        .selectFrom("inventory_vehicles")
        .selectAll()
        .orderBy("change_seq")
        .execute(),
      history: await query
        .selectFrom("inventory_price_history")
        .selectAll()
        .orderBy("change_seq")
        .execute(),
      counter: await store.latestChange(),
    }),
  };
}
