import type { SiteStore } from "@forecourt/contracts/site-store";
import { milesBetween } from "@forecourt/domain/miles-between";
import { zipPoint } from "./zip-points.ts";

/** Straight-line miles, rounded, from a ZIP code to each store by id; empty where its area is unknown. */
export function storeDistances(
  zip: string,
  stores: readonly Pick<SiteStore, "id" | "map">[],
): Record<string, number> {
  const from = zipPoint(zip);
  if (!from) return {};
  return Object.fromEntries(stores.map(({ id, map }) => [id, Math.round(milesBetween(from, map))]));
}
