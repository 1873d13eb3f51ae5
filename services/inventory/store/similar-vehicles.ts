import type { Database } from "@forecourt/service-kit/db";
import { type RawBuilder, sql } from "kysely";
import type { PricedVehicle, SimilarityCriteria } from "./priced-vehicle.ts";
import type { StoredVehicle } from "./stored-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/** Cars that are read at most of each, own and elsewhere: the nearest by trim, year and odometer. */
const MAX_SIMILAR = 500;

/** Where cars like another one are looked for. */
export interface SimilarVehicleQuery {
  criteria: SimilarityCriteria;
  /** The dealer's own cars of these stores. */
  stores: readonly string[];
  /** Listings elsewhere that were seen on this day or later, YYYY-MM-DD. */
  seenSince: string;
}

/**
 * Cars like this one that have a price: the dealer's live ones, and listings elsewhere. The car itself may be among them, and
 * one car may be there several times.
 */
export async function similarVehicles(
  { query }: Database<InventoryTables>,
  car: StoredVehicle,
  { criteria, stores, seenSince }: SimilarVehicleQuery,
): Promise<PricedVehicle[]> {
  const isLike = similarityCondition(car, criteria);
  const { rows: own } = await sql<PricedVehicle>`
    select vin, year, trim, mileage, price, null as "seenOn"
    from inventory_vehicles where status = 'live' and price is not null
      and store_id in (${sql.join(stores)}) and ${isLike}`.execute(query);
  const { rows: market } = await sql<PricedVehicle>`
    select vin, year, trim, mileage, price, seen_on as "seenOn"
    from inventory_market where seen_on >= ${seenSince} and ${isLike}`.execute(query);
  return [...own, ...market];
}

/** The condition and the order, of columns that both tables call alike. */
function similarityCondition(
  car: StoredVehicle,
  criteria: SimilarityCriteria,
): RawBuilder<unknown> {
  const { kind, yearFrom, yearTo, miles } = criteria;
  const isOfKind = kind === "new" ? sql`condition = 'new'` : sql`condition <> 'new'`;
  const isWithinMiles =
    miles === null ? sql`1 = 1` : sql`mileage between ${miles.from} and ${miles.to}`;
  const milesApart = sql`abs(coalesce(mileage, 0) - ${car.mileage ?? 0})`;
  return sql`dealer_id = ${car.dealerId}
      and make_slug = ${car.makeSlug} and model_slug = ${car.modelSlug}
      and year between ${yearFrom} and ${yearTo} and ${isOfKind} and ${isWithinMiles}
    order by case when lower(trim) = ${car.trim?.toLowerCase() ?? ""} then 0 else 1 end,
      abs(year - ${car.year}), ${milesApart}, vin, price
    limit ${MAX_SIMILAR}`;
}
