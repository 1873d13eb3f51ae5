import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { InventoryTables } from "../../store/tables.ts";
import { migrateInventory } from "../../store.ts";
import { type ImportRequest, importFeed } from "../import-feed.ts";
import { noReport } from "../report.ts";
import { feedFolder } from "../testing/feed-files.ts";
import { type LotCar, lotFeed, lotMapping } from "../testing/lot.ts";

const file = feedFolder();

/** 24 cars as on a real lot: the newer, the dearer, and the fewer miles. */
const lot: LotCar[] = Array.from({ length: 24 }, (_, index) => ({
  car: index + 1,
  year: String(2012 + (index % 12)),
  price: String(9_000 + 1_500 * (index % 12)),
  miles: String(140_000 - 10_000 * (index % 12)),
}));

const changed = (change: (car: LotCar) => Partial<LotCar>) =>
  lotFeed(lot.map((car) => ({ ...car, ...change(car) })));

const swapped = changed(({ price, miles }) => ({
  ...(price !== undefined && { miles: price }),
  ...(miles !== undefined && { price: miles }),
}));

describeOnEveryDatabase("an odd feed", (open) => {
  const opened = async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const { query } = database;
    const bring = (feed: string, more: Partial<ImportRequest> = {}) =>
      importFeed(
        database,
        {
          dealerId: "dealer",
          storeId: "store",
          file: file(feed),
          mapping: lotMapping,
          mappingName: "lot.json",
          date: "2026-01-01",
          snapshot: null,
          force: null,
          dryRun: false,
          ...more,
        },
        noReport,
      );
    return {
      bring,
      cars: () => query.selectFrom("inventory_vehicles").selectAll().orderBy("vin").execute(),
      imports: () =>
        query.selectFrom("inventory_imports").selectAll().orderBy("finished_at").execute(),
    };
  };

  test.each([
    [
      "every price divided by ten",
      changed(({ price }) => ({ price: String(Number(price) / 10) })),
      ["prices-changed", "price-leaps", "median-price"],
    ],
    ["price and mileage swapped", swapped, ["price-leaps", "mileage-leaps"]],
    ["the file cut in half", lotFeed(lot).slice(0, lotFeed(lot).length / 2), ["cars-gone"]],
    ["the file cut within its last row", lotFeed(lot).slice(0, -12), ["cut-off"]],
  ])("with %s is held: the cars stay, and the log says why", async (_what, feed, kinds) => {
    const { bring, cars, imports } = await opened();
    await bring(lotFeed(lot));
    const before = await cars();
    await expect(bring(feed, { date: "2026-01-02" })).rejects.toMatchObject({ code: "feed-held" });
    expect(await cars()).toEqual(before);
    const held = (await imports()).at(-1);
    expect(held).toMatchObject({ outcome: "held", forced: 0, snapshot: "2026-01-02" });
    const found = (JSON.parse(held?.oddities ?? "") as { kind: string }[]).map(({ kind }) => kind);
    expect(found).toEqual(expect.arrayContaining(kinds));
  });

  test("is held when it is the store's first", async () => {
    const { bring, cars } = await opened();
    await expect(bring(swapped)).rejects.toThrow("Are the price and mileage columns swapped?");
    expect(await cars()).toEqual([]);
  });

  test("is imported with a reason, which is kept with what was odd", async () => {
    const { bring, cars, imports } = await opened();
    await bring(lotFeed(lot));
    const half = lotFeed(lot.slice(0, 6));
    await bring(half, { date: "2026-01-02", force: "sold at auction" });
    expect((await cars()).filter(({ status }) => status === "live")).toHaveLength(6);
    expect((await imports()).at(-1)).toMatchObject({
      outcome: "applied",
      forced: 1,
      reason: "sold at auction",
      oddities: expect.stringContaining("18 of the 24 cars for sale are not in the file"),
    });
  });

  test("does not stand in the way of the next one", async () => {
    const { bring, imports } = await opened();
    await bring(lotFeed(lot));
    await expect(bring(swapped, { date: "2026-01-03" })).rejects.toThrow("is odd");
    await bring(
      changed(() => ({ color: "Blue" })),
      { date: "2026-01-02" },
    );
    expect((await imports()).map(({ outcome }) => outcome)).toEqual(["applied", "held", "applied"]);
  });

  test("leaves no trace after a dry run", async () => {
    const { bring, imports } = await opened();
    await bring(lotFeed(lot));
    await expect(bring(swapped, { date: "2026-01-02", dryRun: true })).rejects.toThrow("is odd");
    expect(await imports()).toHaveLength(1);
  });

  test("is usual where somebody has said so before", async () => {
    const { bring, imports } = await opened();
    await bring(lotFeed(lot));
    const prices = (change: number) =>
      changed(({ price }) => ({ price: String(Number(price) + change) }));
    await expect(bring(prices(10), { date: "2026-01-02" })).rejects.toThrow(
      "24 of 24 cars have a different price",
    );
    await bring(prices(10), { date: "2026-01-02", force: "prices follow the market" });
    await bring(prices(20), { date: "2026-01-03" });
    expect((await imports()).at(-1)).toMatchObject({ outcome: "applied", snapshot: "2026-01-03" });
  });

  test("has no early access where it is the store's first, unless it states arrivals", async () => {
    const { bring, cars } = await opened();
    await bring(lotFeed(lot.slice(0, 3)), { date: "2026-03-31" });
    await bring(lotFeed(lot.slice(0, 4)), { date: "2026-04-02" });
    expect((await cars()).map(({ first_seen }) => first_seen).toSorted()).toEqual([
      "2026-03-01",
      "2026-03-01",
      "2026-03-01",
      "2026-04-02",
    ]);
  });
});
