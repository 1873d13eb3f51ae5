import { type DealerIndex, withPriceRatings } from "@forecourt/search-index";
import { rateInventory } from "../market/rate-inventory.ts";
import { ratingMethod } from "../market/rate-price.ts";
import { daysBefore } from "../market/vehicle-price-rating.ts";
import type { InventoryStore } from "../store.ts";

/** Data that the price ratings of all vehicles depend on besides the vehicles. */
export interface RatingSource {
  store: Pick<InventoryStore, "marketListings" | "marketVersions">;
  stores: (dealerId: string) => readonly string[];
  /** YYYY-MM-DD. */
  today: () => string;
}

/** Runs steps of some milliseconds, serving requests in between. */
type RunSteps = <T>(work: Generator<void, T, void>) => Promise<T>;

export interface IndexRatings {
  /** To be called after each import. */
  refresh(): Promise<void>;
  /** Whether listings elsewhere, the dealer's stores or the day have changed since it was rated. */
  isDue(dealerId: string): boolean;
  /** The day whose ratings `rate` computes. */
  day(): string;
  /** The index with the ratings of today. */
  rate(dealerId: string, cars: DealerIndex, run: RunSteps): Promise<DealerIndex>;
}

/** Keeps the price ratings of indexes up to date. */
export function createIndexRatings({ store, stores, today }: RatingSource): IndexRatings {
  const rated = new Map<string, string>();
  let versions: ReadonlyMap<string, string> = new Map();
  const basis = (dealerId: string) =>
    JSON.stringify([today(), versions.get(dealerId), storesOf(dealerId)]);
  const storesOf = (dealerId: string) => {
    try {
      return stores(dealerId);
    } catch {
      // The vehicles of a dealer that is no longer configured are never shown.
      return [];
    }
  };
  return {
    async refresh() {
      versions = await store.marketVersions();
    },
    isDue: (dealerId) => rated.get(dealerId) !== basis(dealerId),
    day: today,
    async rate(dealerId, cars, run) {
      const day = today();
      rated.set(dealerId, basis(dealerId));
      const market = await store.marketListings(dealerId, daysBefore(day, ratingMethod.maxAgeDays));
      const scope = { stores: storesOf(dealerId), market, today: day };
      return run(withPriceRatings(cars, await run(rateInventory(cars, scope))));
    },
  };
}
