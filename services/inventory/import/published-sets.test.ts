import { describeOnSqlite, type TestDatabase } from "@forecourt/testing/databases";
import { setFile, withPublishedSets } from "@forecourt/testing/published-sets";
import { onlyInSoak } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import type { InventoryTables } from "../store/tables.ts";
import { migrateInventory } from "../store.ts";
import { type ImportRequest, importFeed } from "./import-feed.ts";
import { loadMapping } from "./mapping/load.ts";
import { noReport } from "./report.ts";
import { mappingFile } from "./testing/mapping-file.ts";

/** Expected results of a set, counted independently from the published files. */
interface Expected {
  set: string;
  mapping: string;
  date: string;
  read: number;
  imported: number;
  identical: number;
  refused: Record<string, number>;
  callForPrice: number;
}

const sets: Expected[] = [
  {
    set: "dealer/carscom_2022",
    mapping: "carscom-2022.json",
    date: "2022-09-05",
    read: 7576,
    imported: 6850,
    identical: 713,
    refused: { "vin-check-digit": 7, "duplicate-vin": 6 },
    callForPrice: 4,
  },
  {
    set: "dealer/truecar_2025",
    mapping: "truecar-2025.json",
    date: "2025-03-10",
    read: 1223,
    imported: 1207,
    identical: 12,
    refused: { "vin-check-digit": 4 },
    callForPrice: 0,
  },
  {
    set: "dealer/cargurus_2023",
    mapping: "cargurus-2023.json",
    date: "2023-03-23",
    read: 798,
    imported: 781,
    identical: 17,
    refused: {},
    callForPrice: 0,
  },
  {
    // The set has no VINs, so every row is refused.
    set: "dealer/carmax_2024",
    mapping: "carmax-2024.json",
    date: "2024-03-12",
    read: 1897,
    imported: 0,
    identical: 0,
    refused: { "vin-missing": 1897 },
    callForPrice: 0,
  },
  {
    // 18 bids below $100; 32 lots without a bid.
    set: "dealer/usa_cars_auction_2020",
    mapping: "usa-cars-auction-2020.json",
    date: "2020-12-31",
    read: 1997,
    imported: 1977,
    identical: 1,
    refused: { "price-impossible": 18, "vin-length": 1 },
    callForPrice: 32,
  },
  {
    set: "dealer/toyota_new_missouri_2023",
    mapping: "toyota-new-missouri-2023.json",
    date: "2023-07-13",
    read: 1185,
    imported: 1181,
    identical: 0,
    refused: { "vin-letters": 4 },
    callForPrice: 0,
  },
];

const tesla = {
  set: "feeds/tesla_used_daily_2020_2021",
  mapping: "tesla-used-daily-2020-2021.json",
};
const rav4 = { set: "feeds/toyota_rav4_daily_2026", mapping: "toyota-rav4-daily-2026.json" };

withPublishedSets(() => {
  describeOnSqlite("the published set", (open, engine) => {
    const opened = async () => {
      const database = await open<InventoryTables>();
      await migrateInventory(database);
      return database;
    };

    test.each(sets)("$set is imported with $imported cars", async (expected) => {
      const database = await opened();
      const forced = expected.imported === 0 ? { force: "its rows have no VIN" } : {};
      const result = await imported(database, { ...expected, ...forced });
      expect({ ...result, refused: Object.fromEntries(result.refused) }).toMatchObject({
        read: expected.read,
        identical: expected.identical,
        refused: expected.refused,
        unread: [],
        applied: [{ date: expected.date, imported: expected.imported, added: expected.imported }],
      });
      expect(await standing(database)).toEqual({
        live: expected.imported,
        sold: 0,
        callForPrice: expected.callForPrice,
      });
      const again = await imported(database, { ...expected, ...forced });
      expect(again.applied).toMatchObject([
        { unchanged: expected.imported, added: 0, changed: 0, sold: 0 },
      ]);
    });

    test("of Tesla's 55 days is held, because most prices change; forced, it records every change", async () => {
      const database = await opened();
      await expect(imported(database, tesla)).rejects.toThrow(
        "the feed of 2020-12-12 is odd:\n- 219 of 282 cars have a different price.",
      );
      const result = await imported(database, { ...tesla, force: "as in the tests" });
      expect(result).toMatchObject({ read: 22_778, identical: 0 });
      expect(Object.fromEntries(result.refused)).toEqual({ "duplicate-vin": 165 });
      expect(sums(result.applied)).toEqual({
        snapshots: 55,
        imported: 22_613,
        added: 3709,
        returned: 3781,
        changed: 10_413,
        unchanged: 4710,
        repriced: 13_592,
        sold: 7017,
        kept: 0,
      });
      expect(await standing(database)).toEqual({ live: 473, sold: 3236, callForPrice: 0 });
    });

    test("of Tesla gives the same result day by day", async () => {
      const database = await opened();
      const days = ["2020-12-11", "2020-12-12"];
      const counts = [];
      for (const snapshot of days) {
        counts.push(
          ...(await imported(database, { ...tesla, snapshot, force: tesla.set })).applied,
        );
      }
      const together = await opened();
      const { applied } = await imported(together, { ...tesla, force: "as in the tests" });
      expect(counts).toEqual(applied.slice(0, days.length));
    });

    // SQLite only: 180 days take PostgreSQL too long.
    if (engine === "sqlite") {
      onlyInSoak(
        "of 180 days of RAV4s imports every day, and refuses provisional VINs",
        async () => {
          const database = await opened();
          const result = await imported(database, rav4);
          expect(result).toMatchObject({ read: 51_781, identical: 103, unread: [] });
          expect(Object.fromEntries(result.refused)).toEqual({
            "vin-letters": 1865,
            "vin-missing": 14,
            "duplicate-vin": 3,
          });
          expect(sums(result.applied)).toEqual({
            snapshots: 180,
            imported: 49_796,
            added: 2474,
            returned: 1113,
            changed: 3461,
            unchanged: 42_748,
            repriced: 1329,
            sold: 3361,
            kept: 0,
          });
          expect(await standing(database)).toEqual({ live: 226, sold: 2248, callForPrice: 6 });
        },
      );
    }
  });

  describe("the set dealer/cargurus_2023_market_price", () => {
    test("is no inventory: it has market prices by VIN, and no vehicles", async () => {
      const { openFeed } = await import("./feed/open.ts");
      const feed = await openFeed(setFile("dealer/cargurus_2023_market_price"), {
        format: "csv",
        quote: '"',
      });
      expect(feed.width).toBe(3);
      for (const column of ["VIN", "Average Market Price", "Deal"])
        expect(feed.cell(column)).toBeDefined();
    });
  });
});

function imported(
  database: TestDatabase<InventoryTables>,
  {
    set,
    mapping,
    ...more
  }: { set: string; mapping: string } & Partial<Omit<ImportRequest, "mapping">>,
) {
  const request = {
    dealerId: "dealer",
    storeId: "store",
    file: setFile(set),
    mapping: loadMapping(mappingFile(mapping)),
    mappingName: mapping,
    date: "2026-11-20",
    snapshot: null,
    force: null,
    dryRun: false,
    ...more,
  };
  return importFeed(database, request, noReport);
}

async function standing({ query }: TestDatabase<InventoryTables>) {
  const rows = await query.selectFrom("inventory_vehicles").select(["status", "price"]).execute();
  const live = rows.filter(({ status }) => status === "live").length;
  return {
    live,
    sold: rows.length - live,
    callForPrice: rows.filter(({ price }) => price === null).length,
  };
}

type Applied = Awaited<ReturnType<typeof importFeed>>["applied"];

function sums(applied: Applied) {
  const total = {
    imported: 0,
    added: 0,
    returned: 0,
    changed: 0,
    unchanged: 0,
    repriced: 0,
    sold: 0,
    kept: 0,
  };
  for (const { date: _date, ...counts } of applied) {
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += counts[name];
  }
  return { snapshots: applied.length, ...total };
}
