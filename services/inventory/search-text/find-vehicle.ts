import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { findIdentifier, type Identifier } from "@forecourt/query-parser";
import { type ImageSettings, withOrderedImages } from "../images/vehicle-images.ts";
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
  settings: ImageSettings,
): Promise<(Identifier & { vehicle: VehicleSummary }) | null> {
  const found = findIdentifier(typed);
  if (!found) return null;
  if (found.kind === "stockNumber" && !found.isLabeled && unclear.length === 0) return null;
  const vehicle =
    found.kind === "vin"
      ? await store.vehicleByVin(dealerId, found.value)
      : await store.vehicleByStockNumber(dealerId, found.value);
  return vehicle && { ...found, vehicle: withOrderedImages(vehicle, settings) };
}
