import type { DealerIndex } from "@forecourt/search-index";

/** All dealers' cars in memory, following the store. */
export interface SyncedIndex {
  /** A dealer's cars after the last import that was noticed; null until the store was read once. */
  indexFor(dealerId: string): DealerIndex | null;
  /** Whether the store was read once. */
  isLoaded(): boolean;
  /** What keeps this from following the store; null = nothing. */
  problem(): string | null;
  /** Stops following. */
  close(): Promise<void>;
}
