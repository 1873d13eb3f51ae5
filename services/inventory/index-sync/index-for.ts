import { AppError } from "@forecourt/contracts/errors";
import type { DealerIndex } from "@forecourt/search-index";
import type { SyncedIndex } from "./synced-index.ts";

/**
 * The search index of a dealer; empty for a dealer without vehicles. @throws AppError unavailable until
 * the store has been read once.
 */
export function requireIndex(
  inventory: Pick<SyncedIndex, "indexFor">,
  dealerId: string,
): DealerIndex {
  const cars = inventory.indexFor(dealerId);
  if (!cars) throw new AppError("unavailable", "the inventory is still being read");
  return cars;
}
