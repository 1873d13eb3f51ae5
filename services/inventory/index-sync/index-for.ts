import { AppError } from "@forecourt/contracts/errors";
import type { DealerIndex } from "@forecourt/search-index";
import type { SyncedIndex } from "./synced-index.ts";

/**
 * A dealer's cars, none for a dealer without any.
 * @throws AppError unavailable until the store was read once.
 */
export function requireIndex(
  inventory: Pick<SyncedIndex, "indexFor">,
  dealerId: string,
): DealerIndex {
  const cars = inventory.indexFor(dealerId);
  if (!cars) throw new AppError("unavailable", "the inventory is still being read");
  return cars;
}
