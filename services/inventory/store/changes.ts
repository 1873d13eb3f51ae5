import type { Database } from "@forecourt/service-kit/db";
import { type StoredVehicle, toStoredVehicle } from "./stored-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/** A page of changed vehicles, oldest change first. */
export interface ChangePage {
  vehicles: StoredVehicle[];
  /** Cursor of the next page. */
  seq: number;
  /**
   * Whether more pages may follow. A reader that applies pages until this is false has a consistent state; before that,
   * it may have part of an import. Vehicles that an undone import had added are among them, as sold.
   */
  more: boolean;
}

export async function changesAfter(
  database: Database<InventoryTables>,
  seq: number,
  limit: number,
): Promise<ChangePage> {
  const { query } = database;
  const removed = query.selectFrom("inventory_removed").selectAll().where("change_seq", ">", seq);
  const rows = await query
    .selectFrom("inventory_vehicles")
    .selectAll()
    .where("change_seq", ">", seq)
    .unionAll(removed)
    .orderBy("change_seq")
    .limit(limit)
    .execute();
  return {
    vehicles: rows.map(toStoredVehicle),
    seq: rows.at(-1)?.change_seq ?? seq,
    more: rows.length === limit,
  };
}

/** All changes from the beginning, page by page; see `InventoryStore.everyVehicle`. */
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

/** The highest change number; 0 for an empty inventory. */
export async function latestChange(database: Database<InventoryTables>): Promise<number> {
  const { value } = await database.query
    .selectFrom("inventory_change_counter")
    .select("value")
    .executeTakeFirstOrThrow();
  return value;
}
