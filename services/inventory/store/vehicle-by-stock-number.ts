import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import { type StoredVehicle, toStoredVehicle } from "./stored-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/**
 * The dealer's vehicle with this stock number, case-insensitive; null if none or several match. A reused
 * stock number means the vehicle for sale.
 */
export async function vehicleByStockNumber(
  database: Database<InventoryTables>,
  dealerId: string,
  stockNumber: string,
): Promise<StoredVehicle | null> {
  const rows = await database.query
    .selectFrom("inventory_vehicles")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where(sql`upper(stock_number)`, "=", stockNumber.toUpperCase())
    .orderBy("status", "asc")
    .orderBy("change_seq", "desc")
    .limit(2)
    .execute();
  const [row, another] = rows;
  if (!row || (another && another.status === row.status && another.vin !== row.vin)) return null;
  return toStoredVehicle(row);
}
