import { PriceRatingLevel } from "@forecourt/contracts/areas/inventory/price-rating";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import { vehicleAt } from "../rows/table.ts";

/** The facts of a vehicle card with its price rating, from one row. */
export function ratedVehicleAt({ table, ratings }: InventoryIndex, row: number): VehicleSummary {
  const level = PriceRatingLevel.options[(ratings[row] as number) - 1];
  const vehicle = vehicleAt(table, row);
  if (level) vehicle.priceRating = level;
  return vehicle;
}
