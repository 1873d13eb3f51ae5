import path from "node:path";
import { migrateInventory } from "@forecourt/service-inventory/store";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import { type Database, type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import type { OpenTestDatabase } from "@forecourt/testing/databases";
import { afterAll } from "@jest/globals";

export interface InventoryDatabase {
  database: Database<InventoryTables>;
  location: DatabaseLocation;
}

/** Opens databases where the command finds them: in an `inventory.sqlite`. */
export function inventoryDatabases(open: OpenTestDatabase): () => Promise<InventoryDatabase> {
  const opened: Database<InventoryTables>[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async () => {
    const { location } = await open<InventoryTables>();
    const where =
      "url" in location ? location : { file: path.join(`${location.file}.d`, "inventory.sqlite") };
    const database = openDatabase<InventoryTables>(where);
    opened.push(database);
    await migrateInventory(database);
    return { database, location: where };
  };
}
