import type { Database } from "@forecourt/service-kit/db";
import { type StoredVehicle, toStoredVehicle } from "./stored-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/** Some of the cars that changed, in the order of their changes. */
export interface ChangePage {
  vehicles: StoredVehicle[];
  /** Ask for what comes after this number next. */
  seq: number;
  /**
   * True when the page is full and more may follow. Cars are never deleted, only sold, so a reader
   * that applies pages until this is false holds the state of one moment; before that, it may hold
   * half of an import.
   */
  more: boolean;
}

export async function changesAfter(
  database: Database<InventoryTables>,
  seq: number,
  limit: number,
): Promise<ChangePage> {
  const rows = await database.query
    .selectFrom("inventory_vehicles")
    .selectAll()
    .where("change_seq", ">", seq)
    .orderBy("change_seq")
    .limit(limit)
    .execute();
  return {
    vehicles: rows.map(toStoredVehicle),
    seq: rows.at(-1)?.change_seq ?? seq,
    more: rows.length === limit,
  };
}

/** Pages of changes from the beginning until nothing is left, see `InventoryStore.everyVehicle`. */
export async function* changesFromTheBeginning(
  database: Database<InventoryTables>,
  pageSize: number,
): AsyncGenerator<ChangePage, void> {
  let page: ChangePage = { vehicles: [], seq: 0, more: true };
  while (page.more) {
    page = await changesAfter(database, page.seq, pageSize);
    yield page;
  }
}

/** The highest number given to a change so far; 0 for an empty inventory. */
export async function latestChange(database: Database<InventoryTables>): Promise<number> {
  const { value } = await database.query
    .selectFrom("inventory_change_counter")
    .select("value")
    .executeTakeFirstOrThrow();
  return value;
}
