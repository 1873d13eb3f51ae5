import type { Database } from "@forecourt/service-kit/db";
import { type RawBuilder, sql } from "kysely";
import type { PricedVehicle, SimilarityCriteria } from "./priced-vehicle.ts";
import type { StoredVehicle } from "./stored-vehicle.ts";
import type { InventoryTables } from "./tables.ts";

/** Maximum number of vehicles read from each table: the nearest by trim, year and mileage. */
export const MAX_SIMILAR = 500;

/** The vehicle for which similar ones are found; it need not be in stock. */
export type ComparedVehicle = Pick<
  StoredVehicle,
  "dealerId" | "makeSlug" | "modelSlug" | "year" | "mileage" | "trim"
>;

/** Which similar vehicles to find. */
export interface SimilarVehicleQuery {
  criteria: SimilarityCriteria;
  /** Stores of the dealer whose vehicles are included. */
  stores: readonly string[];
  /** Minimum date of listings elsewhere, YYYY-MM-DD. */
  seenSince: string;
}

/**
 * Similar vehicles with a price: the dealer's own and listings elsewhere. May contain the vehicle itself,
 * and duplicates.
 */
export async function similarVehicles(
  { query }: Database<InventoryTables>,
  car: ComparedVehicle,
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

/** The WHERE, ORDER BY and LIMIT clauses; both tables have these columns. */
function similarityCondition(
  car: ComparedVehicle,
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
