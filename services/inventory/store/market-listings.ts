import type { Condition } from "@forecourt/contracts/vehicle";
import type { Database } from "@forecourt/service-kit/db";
import type { PricedVehicle } from "./priced-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/** A listing of another seller, with the model that it is compared by. */
export interface MarketListing extends PricedVehicle {
  /** URL slugs of make and model: "mazda mazda3". */
  model: string;
  condition: Condition;
}

/** All listings that a dealer's prices are compared with, seen since that day, YYYY-MM-DD. */
export async function marketListings(
  { query }: Database<InventoryTables>,
  dealerId: string,
  seenSince: string,
): Promise<MarketListing[]> {
  const rows = await query
    .selectFrom("inventory_market")
    .select(["vin", "year", "make_slug", "model_slug", "trim", "mileage", "price"])
    .select(["condition", "seen_on as seenOn"])
    .where("dealer_id", "=", dealerId)
    .where("seen_on", ">=", seenSince)
    .execute();
  return rows.map(({ make_slug, model_slug, ...listing }) => ({
    ...listing,
    model: `${make_slug} ${model_slug}`,
  }));
}

/** The last import of each dealer's listings: its ratings are computed anew when that changes. */
export async function marketVersions({
  query,
}: Database<InventoryTables>): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom("inventory_market_sources")
    .select(({ fn }) => ["dealer_id", fn.max("finished_at").as("finished")])
    .groupBy("dealer_id")
    .execute();
  return new Map(rows.map(({ dealer_id, finished }) => [dealer_id, finished ?? ""]));
}
