import { setTimeout as delay } from "node:timers/promises";
import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { searchInventory } from "@forecourt/search-index";
import { openDatabase } from "@forecourt/service-kit/db";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { testVin } from "../import/testing/vins.ts";
import { pricingOf } from "../pricing/dealer-pricing.ts";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { type FeedVehicle, importVehicles } from "../testing/import-vehicles.ts";
import { priceSource } from "../testing/price-source.ts";
import { startIndexSync } from "./start-index-sync.ts";
import type { SyncedIndex } from "./synced-index.ts";

const log = createLog({ name: "test", level: "silent" });
const pricing = pricingOf(priceSource({ north: 10_000, south: 0 }), {
  dealerId: "group",
  storeId: null,
});

/** The search results of a replica; every part of them changes with the import. */
function describeReplica(inventory: SyncedIndex): string {
  const cars = inventory.indexFor("group");
  if (!cars) return "not read";
  const query = SearchQuery.parse({ sort: "payment", priceMax: 40_000 });
  const { total, vehicles, facets, bounds } = searchInventory(
    cars,
    { storeId: null, pricing },
    query,
  );
  const shown = vehicles.map(({ vin, price }) => [vin, price]);
  return JSON.stringify([total, shown, facets.feature, facets.exteriorColor, bounds]);
}

const feedOf = (numbers: readonly number[], facts: Partial<FeedVehicle>): FeedVehicle[] =>
  numbers.map((number) => ({ vin: testVin(number), price: 20_000 + number, ...facts }));

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 2) {
    if (waited > 10_000) throw new Error("it never came to that");
    await delay(2);
  }
}

describeOnEveryDatabase("several replicas of one store", (open) => {
  test("agree after an import, and never show part of it", async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const before = feedOf([1, 2, 3, 4, 5, 6], {
      features: ["Moonroof"],
      exteriorColor: "Ruby Red",
    });
    const after = feedOf([3, 4, 5, 6, 7], {
      features: ["Heated Seats"],
      exteriorColor: "Jet Black",
    });
    const dealerId = "group";
    await importVehicles(database, { dealerId, storeId: "north", date: "2026-11-01" }, before);
    await importVehicles(database, { dealerId, storeId: "south", date: "2026-11-01" }, [
      { vin: testVin(9), price: 21_000 },
    ]);
    const connections = [1, 2, 3].map(() => openDatabase<InventoryTables>(database.location));
    const replicas = connections.map((connection) =>
      startIndexSync({ store: createInventoryStore(connection), log, pollMs: 3 }),
    );
    const agree = () => new Set(replicas.map(describeReplica)).size === 1;
    await until(() => replicas.every((replica) => replica.isLoaded()) && agree());

    const old = describeReplica(replicas[0] as SyncedIndex);
    const seen = new Set<string>();
    let isImporting = true;
    const watching = (async () => {
      while (isImporting) {
        for (const replica of replicas) seen.add(describeReplica(replica));
        await delay(1);
      }
    })();
    await importVehicles(database, { dealerId, storeId: "north", date: "2026-11-02" }, after);
    await until(() => agree() && describeReplica(replicas[0] as SyncedIndex) !== old);
    isImporting = false;
    await watching;

    const now = describeReplica(replicas[0] as SyncedIndex);
    expect([...seen].filter((one) => one !== old && one !== now)).toEqual([]);
    expect(JSON.parse(now)[0]).toBe(6);
    expect(JSON.parse(now)[2]).toEqual([
      { value: "heated-seats", label: "heated-seats", count: 5 },
    ]);
    for (const replica of replicas) await replica.close();
    for (const connection of connections) await connection.close();
  });
});
