import type { ListedVehicle, VehicleList } from "@forecourt/contracts/inventory";
import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { PrivateCars } from "../private/private-cars.ts";
import type { InventoryTables } from "./tables.ts";

/** Which part of a dealer's cars for sale: of these stores, after a VIN (null = from the first). */
export interface ListRange {
  stores: readonly string[];
  after: string | null;
  /** Cars, at most. */
  limit: number;
  /** Left out; default: none. */
  hidden?: PrivateCars | null;
}

/**
 * A dealer's cars for sale of these stores by VIN, each once: of a car that stands in several stores,
 * the one that `vehicleByVin` gives. Pages go by VIN, so that none is missed or told twice when an
 * import comes between two of them.
 */
export async function liveVehicles(
  database: Database<InventoryTables>,
  dealerId: string,
  { stores, after, limit, hidden = null }: ListRange,
): Promise<VehicleList> {
  const isVisible = hidden
    ? sql`(v.first_seen <= ${hidden.after} or v.condition not in (${sql.join(hidden.conditions)}))`
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
    total: after === null ? await countOf(database, dealerId, { stores, hidden }) : null,
  };
}

async function countOf(
  database: Database<InventoryTables>,
  dealerId: string,
  { stores, hidden = null }: Pick<ListRange, "stores" | "hidden">,
): Promise<number> {
  const all = database.query
    .selectFrom("inventory_vehicles")
    .select(({ fn }) => fn.count<number>("vin").distinct().as("count"))
    .where("dealer_id", "=", dealerId)
    .where("store_id", "in", stores)
    .where("status", "=", "live");
  const visible = hidden
    ? all.where(({ or, eb }) =>
        or([
          eb("first_seen", "<=", hidden.after),
          eb("condition", "not in", [...hidden.conditions]),
        ]),
      )
    : all;
  const { count } = await visible.executeTakeFirstOrThrow();
  return count;
}
