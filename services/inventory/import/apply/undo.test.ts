import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { InventoryTables, VehicleRow } from "../../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../../store.ts";
import { importVehicles } from "../../testing/import-vehicles.ts";
import { vehicleColumns } from "../stage/columns.ts";
import { testVin } from "../testing/vins.ts";
import { undoImport } from "./undo.ts";

const lot = { dealerId: "dealer", storeId: "store" };
const other = { dealerId: "dealer", storeId: "other" };

const cars = (...prices: number[]) =>
  prices.map((price, index) => ({ vin: testVin(index + 1), price, features: ["Moonroof"] }));

describeOnEveryDatabase("undoing an import", (open) => {
  const opened = async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const { query } = database;
    const store = createInventoryStore(database);
    return {
      database,
      store,
      bring: (date: string, vehicles: Parameters<typeof importVehicles>[2], where = lot) =>
        importVehicles(database, { ...where, date }, vehicles),
      undo: () => undoImport(database, lot),
      /** Everything but the change numbers of vehicles. */
      everything: async () => ({
        vehicles: (
          await query
            .selectFrom("inventory_vehicles")
            .selectAll()
            .orderBy("store_id")
            .orderBy("vin")
            .execute()
        ).map((row) => ({ ...row, change_seq: null })),
        history: await query
          .selectFrom("inventory_price_history")
          .selectAll()
          .orderBy("change_seq")
          .execute(),
      }),
    };
  };

  test("restores the very rows: changed, sold and returned cars, and takes out the added ones", async () => {
    const { bring, undo, everything } = await opened();
    await bring("2026-01-01", cars(10_000, 11_000, 12_000));
    await bring("2026-01-02", cars(10_000, 11_000));
    await bring("2026-01-02", cars(20_000), other);
    const before = await everything();
    const [first, , third] = cars(9_000, 11_000, 12_500);
    const added = { vin: testVin(9), price: 30_000 };
    await bring(
      "2026-01-03",
      [first, third, added].filter((car) => car !== undefined),
    );
    expect(await everything()).not.toEqual(before);
    expect(await undo()).toEqual({
      snapshot: "2026-01-03",
      fileName: "feed.jsonl",
      restored: 3,
      removed: 1,
    });
    expect(await everything()).toEqual(before);
  });

  test("is seen by readers of changes, as an import is", async () => {
    const { bring, undo, store } = await opened();
    await bring("2026-01-01", cars(10_000, 11_000));
    await bring("2026-01-02", [...cars(9_000), { vin: testVin(9), price: 30_000 }]);
    const seq = await store.latestChange();
    await undo();
    const { vehicles, more } = await store.changesAfter(seq, 10);
    const shown = Object.fromEntries(
      vehicles.map(({ vin, status, price }) => [vin, `${status} ${price}`]),
    );
    expect(shown).toEqual({
      [testVin(1)]: "live 1000000",
      [testVin(2)]: "live 1100000",
      [testVin(9)]: "sold 3000000",
    });
    expect(more).toBe(false);
    expect(await store.latestChange()).toBe(Math.max(...vehicles.map((one) => one.changeSeq)));
    expect(await store.vehicleByVin("dealer", testVin(9))).toBeNull();
  });

  test("goes back by one import only, and not twice", async () => {
    const { bring, undo } = await opened();
    await expect(undo()).rejects.toThrow("no import of dealer / store can be undone");
    await bring("2026-01-01", cars(10_000));
    await bring("2026-01-02", cars(9_000));
    await undo();
    await expect(undo()).rejects.toThrow("was undone at");
  });

  test("skips imports that changed nothing", async () => {
    const { bring, undo, everything } = await opened();
    await bring("2026-01-01", cars(10_000));
    const before = await everything();
    await bring("2026-01-02", cars(9_000));
    await bring("2026-01-03", cars(9_000));
    expect(await undo()).toMatchObject({ snapshot: "2026-01-02" });
    expect(await everything()).toEqual(before);
  });

  test("is followed by the next feed as if the undone one had not come", async () => {
    const { bring, undo, store } = await opened();
    await bring("2026-01-01", cars(10_000));
    await bring("2026-01-05", [...cars(9_000), { vin: testVin(9), price: 30_000 }]);
    await undo();
    await bring("2026-01-04", [...cars(9_500), { vin: testVin(9), price: 31_000 }]);
    expect(await store.vehicleByVin("dealer", testVin(1))).toMatchObject({
      price: 950_000,
      priceBefore: 1_000_000,
    });
    expect(await store.vehicleByVin("dealer", testVin(9))).toMatchObject({
      status: "live",
      firstSeen: "2026-01-04",
    });
  });

  test("knows every column of a vehicle", async () => {
    const { bring, database } = await opened();
    await bring("2026-01-01", cars(10_000));
    const { query } = database;
    const columns = [...vehicleColumns].toSorted();
    const [vehicle] = await query.selectFrom("inventory_vehicles").selectAll().execute();
    expect(Object.keys(vehicle ?? {}).toSorted()).toEqual(columns);
    for (const table of ["inventory_replaced", "inventory_removed"] as const) {
      await query
        .insertInto(table)
        .values(vehicle as VehicleRow)
        .execute();
      const [row] = await query.selectFrom(table).selectAll().execute();
      expect(Object.keys(row ?? {}).toSorted()).toEqual(columns);
    }
  });
});
