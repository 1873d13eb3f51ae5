import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import type { Database } from "@forecourt/service-kit/db";
import { toStoredVehicle, type VehicleWithHistory } from "./stored-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/**
 * A dealer's vehicles, live or sold, in the order of `vins`; unknown VINs are omitted. For a vehicle at several stores,
 * the live record is returned, else the record changed last. `stores` limits the stores; missing = all.
 */
export async function vehiclesByVin(
  database: Database<InventoryTables>,
  dealerId: string,
  vins: readonly string[],
  stores?: readonly string[],
): Promise<VehicleWithHistory[]> {
  const cars = database.query
    .selectFrom("inventory_vehicles")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("vin", "in", vins);
  const rows = await (stores ? cars.where("store_id", "in", stores) : cars)
    .orderBy("status", "desc")
    .orderBy("change_seq", "asc")
    .execute();
  // The last of a VIN counts.
  const byVin = new Map(rows.map((row) => [row.vin, row]));
  const histories = await historiesOf(database, dealerId, vins);
  return [...new Set(vins)].flatMap((vin) => {
    const row = byVin.get(vin);
    if (!row) return [];
    const priceHistory = histories.get(keyOf(row)) ?? [];
    return [{ ...toStoredVehicle(row), priceHistory }];
  });
}

/** Prices by store and VIN, oldest first. */
async function historiesOf(
  database: Database<InventoryTables>,
  dealerId: string,
  vins: readonly string[],
): Promise<Map<string, VehicleDetail["priceHistory"]>> {
  const changes = await database.query
    .selectFrom("inventory_price_history")
    .select(["store_id", "vin", "date", "price"])
    .where("dealer_id", "=", dealerId)
    .where("vin", "in", vins)
    .orderBy("change_seq")
    .execute();
  const grouped = Map.groupBy(changes, keyOf);
  return new Map(
    [...grouped].map(([key, prices]) => [key, prices.map(({ date, price }) => ({ date, price }))]),
  );
}

function keyOf({ store_id, vin }: { store_id: string; vin: string }): string {
  return `${store_id} ${vin}`;
}
