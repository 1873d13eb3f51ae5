import {
  getVocabulary,
  listVehicles,
  type SearchReply,
  searchVehicles,
  type VehicleList,
} from "@forecourt/contracts/areas/inventory/contracts";
import { VehicleDetail } from "@forecourt/contracts/vehicle";
import { openDatabase } from "@forecourt/service-kit/db";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite, type OpenTestDatabase } from "@forecourt/testing/databases";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createApp } from "./app.ts";
import { testVin } from "./import/testing/vins.ts";
import { readiness } from "./index-sync/readiness.ts";
import { startIndexSync } from "./index-sync/start-index-sync.ts";
import type { InventoryTables } from "./store/tables.ts";
import { createInventoryStore, migrateInventory } from "./store.ts";
import { importVehicles } from "./testing/import-vehicles.ts";
import { priceSource } from "./testing/price-source.ts";
import { type Answer, type RunningService, runService } from "./testing/running-service.ts";

const SEARCH = "/api/inventory/search";
/** Every dealer of these tests has these stores. Without fees, so that prices are the feed's. */
const fees = { cape: 0, columbia: 0, one: 0, rolla: 0, two: 0 };
const prices = priceSource(fees);
let settings = prices;
const dealers = { current: () => settings };
const log = createLog({ name: "test", level: "silent" });

async function startOn(open: OpenTestDatabase) {
  const database = await open<InventoryTables>();
  await migrateInventory(database);
  const store = createInventoryStore(database);
  const inventory = startIndexSync({ store, log, pollMs: 5 });
  const ready = async () => readiness(inventory);
  const app = createApp({ dealers, inventory, store, log, ready });
  return { database, service: await runService({ app, close: inventory.close }) };
}

function replyOf({ status, body }: Answer): SearchReply {
  expect(status).toBe(200);
  return searchVehicles.reply.parse(body);
}

const group = { dealerId: "heartland", date: "2026-11-01" };

describeOnSqlite("the inventory service", (open) => {
  let service: RunningService;
  let database: Awaited<ReturnType<typeof startOn>>["database"];

  beforeAll(async () => {
    ({ service, database } = await startOn(open));
    await importVehicles(database, { ...group, storeId: "columbia" }, [
      {
        vin: testVin(1),
        stockNumber: "CO1",
        price: 18_995,
        mileage: 45_210,
        bodyStyle: "suvs",
        trim: "SE",
        exteriorColor: "Red Diamond",
        exteriorHex: "#8e1b1f",
        firstSeen: "2026-10-20",
        engine: "2.0L I4",
        doors: 4,
      },
      {
        vin: testVin(2),
        price: 21_995,
        condition: "certified",
        make: "Toyota",
        model: "Camry",
        bodyStyle: "sedans",
      },
      { vin: testVin(3), make: "Toyota", model: "RAV4", bodyStyle: "suvs", year: 2021 },
    ]);
    await importVehicles(database, { ...group, storeId: "rolla" }, [
      { vin: testVin(4), price: 9_995, mileage: 99_000, bodyStyle: "suvs" },
    ]);
    await importVehicles(
      database,
      { dealerId: "ozark-mitsubishi", storeId: "cape", date: "2026-11-01" },
      [{ vin: testVin(5), condition: "new", year: 2025, model: "Mirage G4", bodyStyle: "sedans" }],
    );
    await service.until(
      SEARCH,
      "ozark-mitsubishi",
      ({ body }) => (body as SearchReply).total === 1,
    );
  });
  afterAll(() => service.stop());

  const search = async (query: string, dealer = "heartland", store?: string) =>
    replyOf(await service.ask(`${SEARCH}${query}`, dealer, store));

  describe("search", () => {
    test("returns vehicles of all stores, newest first, with the facts of a card", async () => {
      const { vehicles, ...reply } = await search("");
      expect(reply).toMatchObject({ total: 4, page: 1, pages: 1, sort: "newest" });
      expect(vehicles.map(({ vin }) => vin)).toEqual([4, 2, 3, 1].map(testVin));
      expect(vehicles.at(-1)).toEqual({
        vin: testVin(1),
        stockNumber: "CO1",
        storeId: "columbia",
        status: "live",
        condition: "used",
        year: 2017,
        make: "Mitsubishi",
        model: "Outlander Sport",
        trim: "SE",
        bodyStyle: "suvs",
        mileage: 45_210,
        price: 1_899_500,
        priceBefore: null,
        exteriorColor: "Red Diamond",
        exteriorHex: "#8e1b1f",
        interiorColor: null,
        fuelType: null,
        drivetrain: null,
        transmission: null,
        cityMpg: null,
        highwayMpg: null,
        image: null,
        firstSeen: "2026-10-20",
        availability: null,
        titleStatus: null,
        expectedOn: null,
      });
    });

    test("returns only the chosen store's vehicles, and none for another dealer's store", async () => {
      const inRolla = await search("", "heartland", "rolla");
      expect(inRolla.vehicles.map(({ vin }) => vin)).toEqual([testVin(4)]);
      expect((await search("", "heartland", "cape")).total).toBe(0);
    });

    test("returns the vehicles of all stores with inventory scope `dealer`, whichever store is selected", async () => {
      settings = priceSource(fees, { scope: "dealer" });
      try {
        expect((await search("", "heartland", "rolla")).total).toBe(4);
      } finally {
        settings = prices;
      }
      expect((await search("", "heartland", "rolla")).total).toBe(1);
    });

    test("returns the vehicles of the stores that the query names, whichever store was chosen", async () => {
      const named = await search("?store=rolla", "heartland", "columbia");
      expect(named.vehicles.map(({ vin }) => vin)).toEqual([testVin(4)]);
      expect(named).toEqual(await search("?store=rolla", "heartland"));
    });

    test("is empty for a dealer without vehicles", async () => {
      const reply = await search("", "unknown");
      expect(reply).toMatchObject({ total: 0, pages: 0, vehicles: [] });
    });

    test("counts options with the other filters applied, and keeps a chosen one without vehicles", async () => {
      const reply = await search("?bodyStyle=suvs&make=toyota&condition=new");
      expect(reply.total).toBe(0);
      expect(reply.facets).toMatchObject({
        condition: [
          { value: "used", label: "used", count: 1 },
          { value: "new", label: "new", count: 0 },
        ],
        make: [{ value: "toyota", label: "Toyota", count: 0 }],
        model: [],
        bodyStyle: [{ value: "suvs", label: "suvs", count: 0 }],
      });
    });

    test("accepts makes and models by slug", async () => {
      const reply = await search("?make=mitsubishi&model=outlander-sport");
      expect(reply.vehicles.map(({ vin }) => vin)).toEqual([testVin(4), testVin(1)]);
      expect((await search("?make=mitsubishi,toyota")).total).toBe(4);
    });

    test("lists the models of a make once the make is chosen", async () => {
      expect((await search("")).facets.model).toEqual([]);
      expect((await search("?make=toyota&model=rav4")).facets.model).toEqual([
        { value: "camry", label: "Camry", count: 1 },
        { value: "rav4", label: "RAV4", count: 1 },
      ]);
    });

    test("has no results for an unknown make or model", async () => {
      expect(await search("?make=toyota&model=camaro")).toMatchObject({ total: 0 });
    });

    test("treats bounds as inclusive whole dollars and miles, and excludes unknown values", async () => {
      const vins = async (query: string) => (await search(query)).vehicles.map(({ vin }) => vin);
      expect(await vins("?priceMax=18995&sort=priceLow")).toEqual([4, 1].map(testVin));
      expect(await vins("?priceMin=18995&sort=priceHigh")).toEqual([2, 1].map(testVin));
      expect(await vins("?mileageMax=45210")).toEqual([testVin(1)]);
      expect(await vins("?priceMin=20000&priceMax=10000")).toEqual([]);
    });

    test("sorts vehicles without a price last in both directions", async () => {
      for (const sort of ["priceLow", "priceHigh"]) {
        expect((await search(`?sort=${sort}`)).vehicles.at(-1)?.vin).toBe(testVin(3));
      }
    });

    test("returns the total for a page beyond the last", async () => {
      expect(await search("?page=100000")).toMatchObject({ page: 100_000, pages: 1, vehicles: [] });
    });
  });

  describe("bad input", () => {
    test.each([
      ["?page=-1", "query.page: expected a whole number up to 100000"],
      ["?page=0", "query.page: Too small"],
      ["?priceMax=", "query.priceMax: expected a whole number up to 9999999"],
      ["?page=1000000000", "query.page: "],
      ["?page=1.5", "query.page: expected a whole number"],
      ["?priceMax=NaN", "query.priceMax: expected a whole number"],
      ["?priceMax=1e999", "query.priceMax: expected a whole number"],
      ["?mileageMax=-5", "query.mileageMax: expected a whole number"],
      ["?make=%00", "query.make.0: expected a slug"],
      ["?make=%D1%82oyota", "query.make.0: expected a slug"],
      ["?make=%EF%BF%BD", "query.make.0: expected a slug"],
      ["?__proto__=1", 'Unrecognized key: "__proto__"'],
      ["?constructor=1", 'Unrecognized key: "constructor"'],
      ["?make=%ED%A0%80", "expected valid percent-encoding"],
      ["?make=%zz", "expected valid percent-encoding"],
      ["?make=a&make=b", '"make" is given twice'],
      ["?condition[]=used", 'Unrecognized key: "condition[]"'],
      ["?condition=stolen", 'expected one of "used"|"new"|"certified"'],
      ["?sort=random", 'expected one of "newest"'],
    ])("%s is refused with what was expected", async (query, message) => {
      const { status, body } = await service.ask(`${SEARCH}${query}`, "heartland");
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: { code: "bad-query", message: expect.stringContaining(message) },
      });
    });

    test("rejects a name of thousands of letters before searching", async () => {
      const { status, body } = await service.ask(
        `${SEARCH}?make=${"a".repeat(8_000)}`,
        "heartland",
      );
      expect([status, JSON.stringify(body).length < 300]).toEqual([400, true]);
    });

    test("returns 421 without a valid dealer header", async () => {
      for (const dealer of [undefined, "../etc", "A"]) {
        expect((await service.ask(SEARCH, dealer)).status).toBe(421);
      }
    });
  });

  describe("a vehicle", () => {
    const vehicle = (vin: string, dealer = "heartland", store?: string) =>
      service.ask(`/api/inventory/vehicles/${vin}`, dealer, store);

    test("has its facts and prices", async () => {
      const { status, body } = await vehicle(testVin(1));
      expect(status).toBe(200);
      expect(VehicleDetail.parse(body)).toMatchObject({
        vin: testVin(1),
        engine: "2.0L I4",
        doors: 4,
        status: "live",
        soldOn: null,
        priceHistory: [{ date: "2026-11-01", price: 1_899_500 }],
      });
      expect(body).not.toHaveProperty("dealerId");
    });

    test("is returned whichever store was chosen", async () => {
      expect((await vehicle(testVin(1), "heartland", "rolla")).status).toBe(200);
    });

    test("is unknown for another dealer", async () => {
      for (const vin of [testVin(5), testVin(99)]) {
        const { status, body } = await vehicle(vin);
        expect([status, body]).toMatchObject([404, { error: { code: "vehicle-unknown" } }]);
      }
    });

    test("is rejected for an invalid VIN", async () => {
      for (const vin of [
        "1",
        "JA4AP3AU0HZ00000O",
        "%D0%90".repeat(17),
        "..%2f..%2fetc",
        "a".repeat(9_000),
      ]) {
        expect((await vehicle(vin)).status).toBe(400);
      }
    });
  });

  describe("the list of all cars for sale", () => {
    const list = async (query = "", dealer = "heartland", store?: string) => {
      const { status, body } = await service.ask(`/api/inventory/vehicles${query}`, dealer, store);
      expect(status).toBe(200);
      return listVehicles.reply.parse(body);
    };
    const vinsOf = ({ vehicles }: VehicleList) => vehicles.map(({ vin }) => vin);

    test("lists all stores by VIN with names, whichever store was chosen", async () => {
      const all = await list("", "heartland", "rolla");
      expect(all).toMatchObject({ next: null, total: 4 });
      expect(vinsOf(all)).toEqual([1, 2, 3, 4].map(testVin).sort());
      expect(all.vehicles.find(({ vin }) => vin === testVin(1))).toEqual({
        vin: testVin(1),
        condition: "used",
        year: 2017,
        make: "Mitsubishi",
        model: "Outlander Sport",
        trim: "SE",
        changedOn: "2026-10-20",
      });
    });

    test("is paged without repetition, with the total on the first page only", async () => {
      const first = await list("?limit=3");
      expect(first).toMatchObject({ next: vinsOf(first).at(-1), total: 4 });
      const rest = await list(`?limit=3&after=${first.next}`);
      expect(rest).toMatchObject({ next: null, total: null });
      expect([...vinsOf(first), ...vinsOf(rest)]).toEqual([1, 2, 3, 4].map(testVin).sort());
      expect(await list("?limit=4")).toMatchObject({ next: expect.any(String) });
    });

    test("has the date of the last price change, else of arrival, and no sold vehicles", async () => {
      const lot = { dealerId: "listed", storeId: "one" };
      const kept = { vin: testVin(31), price: 20_000, firstSeen: "2026-09-01" };
      await importVehicles(database, { ...lot, date: "2026-11-01" }, [
        kept,
        { vin: testVin(32), price: 30_000 },
        { vin: testVin(33) },
      ]);
      const changed = { vin: testVin(32), price: 29_000 };
      await importVehicles(database, { ...lot, date: "2026-11-09" }, [kept, changed]);
      const { vehicles, total } = await list("", "listed");
      expect(total).toBe(2);
      expect(Object.fromEntries(vehicles.map(({ vin, changedOn }) => [vin, changedOn]))).toEqual({
        [testVin(31)]: "2026-09-01",
        [testVin(32)]: "2026-11-09",
      });
    });

    test("lists a vehicle at two stores once, with the names of its page", async () => {
      const lot = { dealerId: "shared", date: "2026-11-01" };
      await importVehicles(database, { ...lot, storeId: "one" }, [
        { vin: testVin(41), trim: "ES" },
      ]);
      await importVehicles(database, { ...lot, storeId: "two" }, [
        { vin: testVin(41), trim: "SE" },
      ]);
      const { vehicles, total } = await list("", "shared");
      expect([vehicles.length, total]).toEqual([1, 1]);
      const own = await service.ask(`/api/inventory/vehicles/${testVin(41)}`, "shared");
      expect(vehicles[0]?.trim).toBe(VehicleDetail.parse(own.body).trim);
    });

    test("of a dealer without cars is empty", async () => {
      expect(await list("", "unknown")).toEqual({ vehicles: [], next: null, total: 0 });
    });

    test.each(["?limit=0", "?limit=2001", "?limit=x", "?after=1", "?after[]=1", "?page=2"])(
      "%s is refused",
      async (query) => {
        const { status, body } = await service.ask(`/api/inventory/vehicles${query}`, "heartland");
        expect([status, body]).toMatchObject([400, { error: { code: "bad-query" } }]);
      },
    );
  });

  test("updates the search shortly after an import; sold vehicles stay known", async () => {
    const lot = { dealerId: "swap", storeId: "one" };
    await importVehicles(database, { ...lot, date: "2026-11-01" }, [
      { vin: testVin(11), price: 20_000 },
      { vin: testVin(12), price: 30_000 },
    ]);
    await service.until(SEARCH, "swap", ({ body }) => (body as SearchReply).total === 2);
    await importVehicles(database, { ...lot, date: "2026-11-09" }, [
      { vin: testVin(12), price: 28_000 },
      { vin: testVin(13), make: "Kia", model: "Soul" },
    ]);
    const { body } = await service.until(SEARCH, "swap", ({ body: now }) =>
      (now as SearchReply).vehicles.some(({ vin }) => vin === testVin(13)),
    );
    expect(
      (body as SearchReply).vehicles.map(({ vin, price, priceBefore }) => [
        vin,
        price,
        priceBefore,
      ]),
    ).toEqual([
      [testVin(13), null, null],
      [testVin(12), 2_800_000, 3_000_000],
    ]);
    const sold = await service.ask(`/api/inventory/vehicles/${testVin(11)}`, "swap");
    expect(sold).toMatchObject({ status: 200, body: { status: "sold", soldOn: "2026-11-09" } });
    const vocabulary = await service.ask("/api/inventory/vocabulary", "swap");
    expect(getVocabulary.reply.parse(vocabulary.body).makes.map(({ slug }) => slug)).toEqual([
      "kia",
      "mitsubishi",
    ]);
  });

  test("gives the same answers on another replica after an import", async () => {
    const connection = openDatabase<InventoryTables>(database.location);
    const another = createInventoryStore(connection);
    const inventory = startIndexSync({ store: another, log, pollMs: 5 });
    const app = createApp({
      dealers,
      inventory,
      store: another,
      log,
      ready: async () => readiness(inventory),
    });
    const replica = await runService({ app, close: inventory.close });
    await importVehicles(database, { dealerId: "twice", storeId: "one", date: "2026-11-01" }, [
      { vin: testVin(21), price: 20_000 },
      { vin: testVin(22), price: 30_000 },
    ]);
    const hasBoth = ({ body }: Answer) => (body as SearchReply).total === 2;
    const answers = await Promise.all(
      [service, replica].map((one) => one.until(`${SEARCH}?sort=priceLow`, "twice", hasBoth)),
    );
    expect(answers[1]).toEqual(answers[0]);
    await replica.stop();
    await connection.close();
  });

  test("returns all makes and models of the dealer for any store", async () => {
    const { status, body } = await service.ask("/api/inventory/vocabulary", "heartland", "rolla");
    expect(status).toBe(200);
    expect(body).toEqual({
      makes: [
        {
          slug: "mitsubishi",
          name: "Mitsubishi",
          models: [{ slug: "outlander-sport", name: "Outlander Sport" }],
        },
        {
          slug: "toyota",
          name: "Toyota",
          models: [
            { slug: "camry", name: "Camry" },
            { slug: "rav4", name: "RAV4" },
          ],
        },
      ],
    });
  });

  test("is ready once the store was read", async () => {
    const { status, body } = await service.ask("/readyz");
    expect([status, body]).toEqual([
      200,
      { ok: true, parts: { index: { ok: true } }, problems: [] },
    ]);
  });
});
