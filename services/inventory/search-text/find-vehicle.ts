import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/contracts";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { findIdentifier, type Identifier } from "@forecourt/query-parser";
import type { InventoryStore } from "../store.ts";

/**
 * Finds the vehicle whose VIN or stock number the text contains; null = none. An unlabeled stock number
 * counts only if the text has no other interpretation: "2019" is a year.
 */
export async function findVehicle(
  store: Pick<InventoryStore, "vehicleByVin" | "vehicleByStockNumber">,
  dealerId: string,
  typed: string,
  { unclear }: Pick<ParsedQuery, "unclear">,
): Promise<(Identifier & { vehicle: VehicleSummary }) | null> {
  const found = findIdentifier(typed);
  if (!found) return null;
  if (found.kind === "vin")
    return withVehicle(found, await store.vehicleByVin(dealerId, found.value));
  if (!found.isLabeled && unclear.length === 0) return null;
  return withVehicle(found, await store.vehicleByStockNumber(dealerId, found.value));
}

function withVehicle(found: Identifier, vehicle: VehicleSummary | null) {
  return vehicle && { ...found, vehicle };
}
