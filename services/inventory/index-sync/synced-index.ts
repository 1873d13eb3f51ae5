import type { DealerIndex } from "@forecourt/search-index";

/** The search indexes of all dealers, kept in sync with the store. */
export interface SyncedIndex {
  /** The current index of a dealer; null until the store has been read once. */
  indexFor(dealerId: string): DealerIndex | null;
  /** The change number up to which the store has been read; null until it has been read once. */
  latestChange(): number | null;
  /** The day of the price ratings, YYYY-MM-DD; null = vehicles are not rated. */
  ratedOn(): string | null;
  /** Whether the store has been read once. */
  isLoaded(): boolean;
  /** The current sync error; null = none. */
  problem(): string | null;
  /** Stops polling. */
  close(): Promise<void>;
}
