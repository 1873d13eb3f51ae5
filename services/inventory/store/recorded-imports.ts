import type { Database } from "@forecourt/service-kit/db";
import type { Selectable } from "kysely";
import type { ImportRow, InventoryTables } from "./tables.ts";

export type RecordedImport = Selectable<ImportRow>;

/** The imports of a dealer, or of one of its stores, newest first. */
export async function recordedImports(
  { query }: Database<InventoryTables>,
  { dealerId, storeId, limit }: { dealerId: string; storeId: string | null; limit: number },
): Promise<RecordedImport[]> {
  const rows = query
    .selectFrom("inventory_imports")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .orderBy("finished_at", "desc")
    .limit(limit);
  return (storeId === null ? rows : rows.where("store_id", "=", storeId)).execute();
}
