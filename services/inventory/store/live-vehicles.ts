import type { ListedVehicle, VehicleList } from "@forecourt/contracts/areas/inventory/contracts";
import type { GatedInventory } from "@forecourt/search-index";
import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { InventoryTables } from "./tables.ts";

/** A page of a dealer's vehicles for sale at these stores, after a VIN (null = first page). */
export interface ListRange {
  stores: readonly string[];
  after: string | null;
  /** Maximum number of vehicles. */
  limit: number;
  /** Vehicles to exclude; default: none. */
  gated?: GatedInventory | null;
}

/**
 * A dealer's vehicles for sale at these stores, by VIN. For a vehicle at several stores, only the row that
 * `vehicleByVin` returns. Keyset pagination by VIN, so that an import between two pages neither skips nor repeats
 * vehicles.
 */
export async function liveVehicles(
  database: Database<InventoryTables>,
  dealerId: string,
  { stores, after, limit, gated = null }: ListRange,
): Promise<VehicleList> {
  const isVisible = gated
    ? sql`(v.first_seen <= ${gated.firstSeenAfter} or v.condition not in (${sql.join(gated.conditions)}))`
    : sql`1 = 1`;
  const { rows } = await sql<ListedVehicle>`
    select v.vin, v.condition, v.year, v.make, v.model, v.trim,
      coalesce((
        select case when count(*) > 1 then max(h.date) end
        from inventory_price_history h
        where h.dealer_id = v.dealer_id and h.store_id = v.store_id and h.vin = v.vin
      ), v.first_seen) as "changedOn"
    from inventory_vehicles v
    where v.dealer_id = ${dealerId} and v.vin > ${after ?? ""} and v.status = 'live'
      and v.store_id in (${sql.join(stores)}) and ${isVisible}
      and not exists (
        select 1 from inventory_vehicles o
        where o.dealer_id = v.dealer_id and o.vin = v.vin and o.status = 'live'
          and o.store_id in (${sql.join(stores)}) and o.change_seq > v.change_seq
      )
    order by v.vin
    limit ${limit}`.execute(database.query);
  return {
    vehicles: rows,
    next: rows.length === limit ? (rows.at(-1)?.vin ?? null) : null,
    total: after === null ? await countOf(database, dealerId, { stores, gated }) : null,
  };
}

async function countOf(
  database: Database<InventoryTables>,
  dealerId: string,
  { stores, gated = null }: Pick<ListRange, "stores" | "gated">,
): Promise<number> {
  const all = database.query
    .selectFrom("inventory_vehicles")
    .select(({ fn }) => fn.count<number>("vin").distinct().as("count"))
    .where("dealer_id", "=", dealerId)
    .where("store_id", "in", stores)
    .where("status", "=", "live");
  const visible = gated
    ? all.where(({ or, eb }) =>
        or([
          eb("first_seen", "<=", gated.firstSeenAfter),
          eb("condition", "not in", [...gated.conditions]),
        ]),
      )
    : all;
  const { count } = await visible.executeTakeFirstOrThrow();
  return count;
}
