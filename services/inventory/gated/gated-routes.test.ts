import {
  getVehiclesByVin,
  listVehicles,
  searchVehicles,
} from "@forecourt/contracts/areas/inventory/contracts";
import { parseSearchText } from "@forecourt/contracts/areas/inventory/parsed-query";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
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
const secret = testVin(2);
/** Only the date is mocked. */
const timers = [
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
  "setTimeout",
  "clearTimeout",
] as const;
/** The last evening on which the new vehicle is gated, in the dealer's time zone. */
const evening = new Date("2026-11-21T05:59:00Z");
const midnight = new Date("2026-11-21T06:00:00Z");
const unlocked = { [internalHeaders.unlocked]: "inventory" };

describeOnSqlite("private cars", (open) => {
  let service: RunningService;

  beforeAll(async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const old = { vin: testVin(1), make: "Toyota", model: "Camry", price: 20_000 };
    const fresh = {
      vin: secret,
      make: "Kia",
      model: "Soul",
      price: 15_000,
      stockNumber: "SECRET7",
      exteriorColor: "Inferno Red",
    };
    await importVehicles(database, { ...lot, date: "2026-11-01" }, [old]);
    await importVehicles(database, { ...lot, date: "2026-11-18" }, [old, fresh]);
    const store = createInventoryStore(database);
    const inventory = startIndexSync({ store, log, pollMs: 5 });
    const source = priceSource({ columbia: 0 }, { earlyAccessDays: 3 });
    const app = createApp({
      dealers: { current: () => source },
      inventory,
      store,
      log,
      ready: async () => readiness(inventory),
    });
    service = await runService({ app, close: inventory.close });
    const hasCars = ({ body }: { body: unknown }) => JSON.stringify(body).includes("Kia");
    await service.until("/api/inventory/vocabulary", "heartland", hasCars);
  });
  afterAll(() => service.stop());

  beforeEach(() => {
    jest.useFakeTimers({ now: evening, doNotFake: [...timers] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, body } = await service.ask(path, "heartland", undefined, headers);
    return { status, body, text: JSON.stringify(body) };
  };

  test.each([
    "/api/inventory/search",
    "/api/inventory/search?make=kia",
    "/api/inventory/search?text=secret7",
    "/api/inventory/search?priceMax=1",
    "/api/inventory/vehicles",
    "/api/inventory/indexable-lists",
    `/api/inventory/picked?vins=${secret},${testVin(1)}`,
    `/api/inventory/vehicles/${secret}`,
    `/api/inventory/understand?q=${secret}`,
    "/api/inventory/understand?q=stock%20secret7",
    `/api/inventory/vehicles/${secret}/price-rating`,
  ])("%s says nothing of one to who has not unlocked them", async (path) => {
    const { text } = await ask(path);
    // The reply repeats the typed text.
    const said = path.includes(secret) ? text.replaceAll(secret, "") : text;
    for (const word of [secret, "Soul", "Inferno", "1500000"]) expect(said).not.toContain(word);
  });

  test("are counted by condition and store only, regardless of filters", async () => {
    for (const [query, count] of [
      ["", 1],
      ["?condition=used", 1],
      ["?condition=new", 0],
      ["?text=nothing", 1],
    ] as const) {
      const reply = searchVehicles.reply.parse((await ask(`/api/inventory/search${query}`)).body);
      expect([query, reply.privateCars]).toEqual([query, count]);
    }
    const { facets, total } = searchVehicles.reply.parse((await ask("/api/inventory/search")).body);
    expect([total, facets.make.map(({ value }) => value)]).toEqual([1, ["toyota"]]);
  });

  test("return only that they are gated at their URL", async () => {
    expect(await ask(`/api/inventory/vehicles/${secret}`)).toMatchObject({
      status: 403,
      body: { error: { code: "vehicle-private" } },
    });
  });

  test("are in no list for search engines, not even for a visitor who has unlocked them", async () => {
    const named = async (headers: Record<string, string>) =>
      (await ask("/api/inventory/indexable-lists", headers)).text;
    expect(await named({})).toContain("camry");
    expect(await named(unlocked)).toBe(await named({}));
    expect(await named(unlocked)).not.toMatch(/kia|soul/);
    jest.setSystemTime(midnight);
    expect(await named({})).toMatch(/kia.*soul/);
  });

  test("are visible after unlocking, according to the internal header", async () => {
    const found = searchVehicles.reply.parse((await ask("/api/inventory/search", unlocked)).body);
    expect([found.total, found.privateCars]).toEqual([2, 0]);
    expect((await ask(`/api/inventory/vehicles/${secret}`, unlocked)).status).toBe(200);
    const list = listVehicles.reply.parse((await ask("/api/inventory/vehicles", unlocked)).body);
    expect([list.total, list.vehicles.length]).toEqual([2, 2]);
    const picked = await ask(`/api/inventory/picked?vins=${secret}`, unlocked);
    expect(getVehiclesByVin.reply.parse(picked.body).vehicles).toHaveLength(1);
    const read = await ask(`/api/inventory/understand?q=${secret}`, unlocked);
    expect(parseSearchText.reply.parse(read.body).vehicle?.vin).toBe(secret);
  });

  test("are not revealed by any query", async () => {
    expect((await ask("/api/inventory/search?unlocked=inventory")).text).not.toContain(secret);
    expect((await ask("/api/inventory/vehicles?unlocked=1")).text).not.toContain(secret);
  });

  test("become visible to everyone at midnight without a restart", async () => {
    const seen = async () => {
      const { body } = await ask("/api/inventory/search");
      const { total, privateCars, facets } = searchVehicles.reply.parse(body);
      const list = listVehicles.reply.parse((await ask("/api/inventory/vehicles")).body);
      const { status } = await ask(`/api/inventory/vehicles/${secret}`);
      return [total, privateCars, facets.make.length, list.total, status];
    };
    expect(await seen()).toEqual([1, 1, 1, 1, 403]);
    jest.setSystemTime(midnight);
    expect(await seen()).toEqual([2, 0, 2, 2, 200]);
    jest.setSystemTime(evening);
    expect(await seen()).toEqual([1, 1, 1, 1, 403]);
  });
});
