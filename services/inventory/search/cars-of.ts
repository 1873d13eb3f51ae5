import { AppError } from "@forecourt/contracts/errors";
import type { DealerCars } from "./dealer-cars.ts";
import type { LiveInventory } from "./live-inventory.ts";

/**
 * A dealer's cars, none for a dealer without any.
 * @throws AppError unavailable until the store was read once.
 */
export function carsOf(inventory: Pick<LiveInventory, "carsOf">, dealerId: string): DealerCars {
  const cars = inventory.carsOf(dealerId);
  if (!cars) throw new AppError("unavailable", "the inventory is still being read");
  return cars;
}
