import type { PriceRating } from "@forecourt/contracts/areas/inventory/price-rating";
import type { StoredVehicle } from "../store/stored-vehicle.ts";
import type { InventoryStore } from "../store.ts";
import { ratePrice, ratingMethod, unratedReason } from "./rate-price.ts";
import { similarityCriteria } from "./similar-vehicles.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface RatingContext {
  /** The dealer's stores, whose vehicles are compared. */
  stores: readonly string[];
  /** YYYY-MM-DD. */
  today: string;
}

/** Rates the price of one of the dealer's vehicles. */
export async function vehiclePriceRating(
  store: Pick<InventoryStore, "similarVehicles">,
  vehicle: StoredVehicle,
  { stores, today }: RatingContext,
): Promise<PriceRating> {
  const criteria = unratedReason(vehicle) === null ? similarityCriteria(vehicle) : null;
  if (criteria === null) return ratePrice(vehicle, [], today);
  const seenSince = daysBefore(today, ratingMethod.maxAgeDays);
  return ratePrice(
    vehicle,
    await store.similarVehicles(vehicle, { criteria, stores, seenSince }),
    today,
  );
}

/** The day so many days earlier, both YYYY-MM-DD. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}
