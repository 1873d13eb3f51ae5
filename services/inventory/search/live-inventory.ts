import type { DealerCars } from "./dealer-cars.ts";

/** All dealers' cars in memory, following the store. */
export interface LiveInventory {
  /** A dealer's cars after the last import that was noticed; null until the store was read once. */
  carsOf(dealerId: string): DealerCars | null;
  /** Whether the store was read once. */
  isRead(): boolean;
  /** What keeps this from following the store; null = nothing. */
  problem(): string | null;
  /** Stops following. */
  close(): Promise<void>;
}
