import { setTimeout as delay } from "node:timers/promises";
import { NewVehicleOffer } from "@forecourt/contracts/new-vehicle-offer";
import { VehicleHistory } from "@forecourt/contracts/vehicle-history";
import { numberedVin } from "@forecourt/search-index/testing/arbitrary-vehicles";
import { createLog } from "@forecourt/service-kit/log";
import { afterEach, describe, expect, test } from "@jest/globals";
import type { ChangePage } from "../store/changes.ts";
import type { StoredVehicle } from "../store/stored-vehicle.ts";
import { readiness } from "./readiness.ts";
import { type IndexSyncOptions, startIndexSync } from "./start-index-sync.ts";
import type { SyncedIndex } from "./synced-index.ts";

const log = createLog({ name: "test", level: "silent" });

/** An in-memory store with hooks for tests. */
class FakeStore {
  readonly cars = new Map<string, StoredVehicle>();
  pageSize = 2;
  failure: Error | null = null;
  /** Called before each page is read. */
  beforePage: () => void = () => undefined;
  #seq = 0;

  put(number: number, facts: Partial<StoredVehicle> = {}): void {
    this.#seq += 1;
    const car = { ...ordinary, vin: numberedVin(number), ...facts, changeSeq: this.#seq };
    this.cars.set(`${car.dealerId} ${car.vin}`, car);
  }

  asStore(): IndexSyncOptions["store"] {
    const changesAfter = async (seq: number): Promise<ChangePage> => {
      await delay(1);
      this.beforePage();
      if (this.failure) throw this.failure;
      const changed = [...this.cars.values()].filter(({ changeSeq }) => changeSeq > seq);
      const vehicles = changed
        .toSorted((left, right) => left.changeSeq - right.changeSeq)
        .slice(0, this.pageSize);
      return {
        vehicles,
        seq: vehicles.at(-1)?.changeSeq ?? seq,
        more: vehicles.length === this.pageSize,
      };
    };
    return {
      latestChange: async () => this.#seq,
      changesAfter,
      async *everyVehicle() {
        for (let page: ChangePage = { vehicles: [], seq: 0, more: true }; page.more; ) {
          page = await changesAfter(page.seq);
          yield page;
        }
      },
    };
  }
}

const ordinary: StoredVehicle = {
  ...NewVehicleOffer.parse({}),
  ...VehicleHistory.parse({}),
  dealerId: "heartland",
  storeId: "rolla",
  vin: "",
  stockNumber: null,
  status: "live",
  condition: "used",
  year: 2017,
  make: "Mitsubishi",
  makeSlug: "mitsubishi",
  model: "Outlander Sport",
  modelSlug: "outlander-sport",
  trim: null,
  bodyStyle: "suvs",
  mileage: 1,
  price: 1_000_000,
  priceBefore: null,
  exteriorColor: null,
  exteriorHex: null,
  interiorColor: null,
  fuelType: null,
  drivetrain: null,
  transmission: null,
  firstSeen: "2026-11-01",
  engine: null,
  doors: null,
  cityMpg: null,
  highwayMpg: null,
  features: [],
  imagesBySource: { customBackground: [], preview: [], additional: [], evox: [] },
  soldOn: null,
  description: null,
  decoded: [],
  changeSeq: 0,
};

let following: SyncedIndex | null = null;
afterEach(() => following?.close());

function follow(store: FakeStore): SyncedIndex {
  following = startIndexSync({ store: store.asStore(), log, pollMs: 2 });
  return following;
}

async function until(test_: () => boolean): Promise<void> {
  for (let waited = 0; !test_(); waited += 2) {
    if (waited > 5_000) throw new Error("it never came to that");
    await delay(2);
  }
}

const rows = (inventory: SyncedIndex, dealer = "heartland") =>
  inventory.indexFor(dealer)?.index.rows;

describe("startIndexSync", () => {
  test("has no index until the whole store was read, then every vehicle for sale", async () => {
    const store = new FakeStore();
    for (let car = 1; car <= 7; car++) store.put(car, car === 3 ? { status: "sold" } : {});
    const inventory = follow(store);
    expect(inventory.indexFor("heartland")).toBeNull();
    expect(readiness(inventory)).toMatchObject({ ok: false, problems: [] });
    await until(() => inventory.isLoaded());
    expect(rows(inventory)).toBe(6);
    expect(readiness(inventory)).toMatchObject({ ok: true, problems: [] });
  });

  test("separates dealers, and has an empty index for an unknown dealer", async () => {
    const store = new FakeStore();
    store.put(1);
    store.put(2, { dealerId: "ozark" });
    store.put(3, { dealerId: "ozark" });
    const inventory = follow(store);
    await until(() => inventory.isLoaded());
    expect(["heartland", "ozark", "unknown"].map((dealer) => rows(inventory, dealer))).toEqual([
      1, 2, 0,
    ]);
  });

  test("publishes an import as a whole", async () => {
    const store = new FakeStore();
    for (let car = 1; car <= 40; car++) store.put(car);
    const inventory = follow(store);
    await until(() => inventory.isLoaded());
    const seen = new Set<number | undefined>();
    store.beforePage = () => seen.add(rows(inventory));
    for (let car = 1; car <= 40; car++) store.put(car, { status: "sold" });
    for (let car = 41; car <= 65; car++) store.put(car);
    await until(() => rows(inventory) === 25);
    expect(seen).toEqual(new Set([40]));
  });

  test("includes an import that commits while another is being read", async () => {
    const store = new FakeStore();
    for (let car = 1; car <= 6; car++) store.put(car);
    const inventory = follow(store);
    await until(() => inventory.isLoaded());
    let interferes = true;
    store.beforePage = () => {
      if (!interferes) return;
      interferes = false;
      store.put(1, { status: "sold" });
      store.put(7);
    };
    store.put(2, { price: 2_000_000 });
    const vins = () => {
      const index = inventory.indexFor("heartland")?.index;
      return Array.from({ length: index?.rows ?? 0 }, (_, row) => index?.table.vin.at(row));
    };
    await until(() => vins().includes(numberedVin(7)));
    expect(new Set(vins())).toEqual(new Set([2, 3, 4, 5, 6, 7].map(numberedVin)));
  });

  test("reuses the index of a dealer without changes", async () => {
    const store = new FakeStore();
    store.put(1);
    store.put(2, { dealerId: "ozark" });
    const inventory = follow(store);
    await until(() => inventory.isLoaded());
    const before = inventory.indexFor("ozark");
    store.put(3);
    await until(() => rows(inventory) === 2);
    expect(inventory.indexFor("ozark")).toBe(before);
  });

  test("keeps the makes and models of sold vehicles", async () => {
    const store = new FakeStore();
    store.put(1, { make: "Kia", model: "Soul", status: "sold" });
    store.put(2);
    const inventory = follow(store);
    await until(() => inventory.isLoaded());
    store.put(2, { status: "sold" });
    await until(() => rows(inventory) === 0);
    expect(inventory.indexFor("heartland")?.vocabulary.makes.map(({ name }) => name)).toEqual([
      "Kia",
      "Mitsubishi",
    ]);
  });

  test("serves the last state while the store fails, reports it, and recovers", async () => {
    const store = new FakeStore();
    store.put(1);
    const inventory = follow(store);
    await until(() => inventory.isLoaded());
    store.failure = new Error("connection refused");
    store.put(2);
    await until(() => inventory.problem() !== null);
    expect(rows(inventory)).toBe(1);
    expect(readiness(inventory)).toEqual({
      ok: true,
      parts: { index: { ok: true } },
      problems: ["inventory: the store cannot be read: connection refused"],
    });
    store.failure = null;
    await until(() => inventory.problem() === null);
    expect(rows(inventory)).toBe(2);
  });

  test("is not ready until the store was read once", async () => {
    const store = new FakeStore();
    store.put(1);
    store.failure = new Error("no such file");
    const inventory = follow(store);
    await until(() => inventory.problem() !== null);
    expect(readiness(inventory)).toEqual({
      ok: false,
      parts: { index: { ok: false, detail: "the store cannot be read: no such file" } },
      problems: ["inventory: the store cannot be read: no such file"],
    });
    store.failure = null;
    await until(() => inventory.isLoaded());
    expect(rows(inventory)).toBe(1);
  });

  test("stops while reading", async () => {
    const store = new FakeStore();
    store.pageSize = 1;
    for (let car = 1; car <= 500; car++) store.put(car);
    let pages = 0;
    store.beforePage = () => void (pages += 1);
    const inventory = follow(store);
    await until(() => pages > 3);
    await inventory.close();
    const atStop = pages;
    await delay(20);
    expect(pages).toBe(atStop);
    expect(inventory.isLoaded()).toBe(false);
  });
});
