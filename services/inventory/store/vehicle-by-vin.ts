import type { Database } from "@forecourt/service-kit/db";
import { toStoredVehicle, type VehicleWithHistory } from "./stored-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/**
 * A dealer's car, live or sold; null when the dealer never had it. A car that went from one store of
 * the dealer to another stands in both: the live one is meant, else the one that changed last.
 */
export async function vehicleByVin(
  database: Database<InventoryTables>,
  dealerId: string,
  vin: string,
): Promise<VehicleWithHistory | null> {
  const row = await database.query
    .selectFrom("inventory_vehicles")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("vin", "=", vin)
    .orderBy("status", "asc")
    .orderBy("change_seq", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const priceHistory = await database.query
    .selectFrom("inventory_price_history")
    .select(["date", "price"])
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", row.store_id)
    .where("vin", "=", vin)
    .orderBy("change_seq")
    .execute();
  return {
    ...toStoredVehicle(row),
    priceHistory: priceHistory.map(({ date, price }) => ({ date, price })),
  };
}
