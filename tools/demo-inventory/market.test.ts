import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import {
  type PriceRating,
  PriceRatingLevel,
} from "@forecourt/contracts/areas/inventory/price-rating";
import { vehiclePriceRating } from "@forecourt/service-inventory/market/vehicle-price-rating";
import { createInventoryStore } from "@forecourt/service-inventory/store";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import { type Database, openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { addDays } from "./dates.ts";
import { loadDemoInventory } from "./load.ts";
import { demoMarkets } from "./market.ts";

const date = "2026-11-20";

describe("the demo's market data", () => {
  test("are deterministic", () => {
    const digest = createHash("sha256").update(JSON.stringify(demoMarkets())).digest("hex");
    expect(digest).toBe("840698206e7ec8c50b4032f25455b66ebf8c17c26e607616acbb96ceb41b86c9");
  });

  test("exist for both dealers, a tenth of them without VIN", () => {
    for (const { lines } of demoMarkets()) {
      expect(lines.length).toBeGreaterThan(10_000);
      const share = lines.filter((line) => line.includes('"vin":null')).length / lines.length;
      expect(Math.round(share * 100)).toBe(10);
    }
  });
});

describe("the demo's cars", () => {
  let dataDir: string;
  let database: Database<InventoryTables>;
  let ratings: PriceRating[];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), "forecourt-market-test-"));
    await loadDemoInventory({ dataDir, date });
    database = openDatabase<InventoryTables>(databaseLocation({ DATA_DIR: dataDir }, "inventory"));
    const store = createInventoryStore(database);
    const { vehicles } = await store.changesAfter(0, 10_000);
    const live = vehicles.filter(({ status }) => status === "live");
    const stores = [...new Set(live.map(({ storeId }) => storeId))];
    ratings = await Promise.all(
      live.map((vehicle) => vehiclePriceRating(store, vehicle, { stores, today: date })),
    );
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  test("mostly have a rating, some do not, and every rating occurs", () => {
    const counts = Object.groupBy(ratings, ({ level, reason }) => level ?? reason ?? "");
    const share = (name: keyof typeof counts) => (counts[name]?.length ?? 0) / ratings.length;
    for (const level of PriceRatingLevel.options) expect(share(level)).toBeGreaterThan(0.05);
    expect(share("fair")).toBeGreaterThan(share("great"));
    expect(share("too-few")).toBeGreaterThan(0.1);
    expect(share("too-few")).toBeLessThan(0.35);
  });

  test("keep their ratings, because market data are renewed before they expire", async () => {
    const seen = async () =>
      database.query.selectFrom("inventory_market").select("seen_on").distinct().execute();
    await loadDemoInventory({ dataDir, date: addDays(date, 30) });
    expect(await seen()).toEqual([{ seen_on: date }]);
    await loadDemoInventory({ dataDir, date: addDays(date, 31) });
    expect(await seen()).toEqual([{ seen_on: addDays(date, 31) }]);
  });

  test("get no market data when a dealer has other cars", async () => {
    const own = await mkdtemp(path.join(dataDir, "own-"));
    await loadDemoInventory({ dataDir: own, date });
    const other = openDatabase<InventoryTables>(databaseLocation({ DATA_DIR: own }, "inventory"));
    await other.query.deleteFrom("inventory_market").execute();
    await other.query.deleteFrom("inventory_market_sources").execute();
    await loadDemoInventory({ dataDir: own, date: addDays(date, 40) });
    expect(await other.query.selectFrom("inventory_market").selectAll().execute()).toEqual([]);
    await other.close();
  });
});
