import type { PriceRating } from "@forecourt/contracts/vehicle/price-rating";
import type { StoredVehicle } from "../store/stored-vehicle.ts";
import type { InventoryStore } from "../store.ts";
import { likenessOf } from "./similar-cars.ts";
import { judge, method, obstacleOf } from "./verdict.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface Judgement {
  /** The dealer's stores, whose cars count. */
  stores: readonly string[];
  /** YYYY-MM-DD. */
  today: string;
}

/** Judges the price of one of the dealer's cars. */
export async function priceVerdict(
  store: Pick<InventoryStore, "similarCars">,
  vehicle: StoredVehicle,
  { stores, today }: Judgement,
): Promise<PriceRating> {
  const likeness = obstacleOf(vehicle) === null ? likenessOf(vehicle) : null;
  if (likeness === null) return judge(vehicle, [], today);
  const seenSince = daysBefore(today, method.maxAgeDays);
  return judge(vehicle, await store.similarCars(vehicle, { likeness, stores, seenSince }), today);
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}
