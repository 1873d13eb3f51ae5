import type { KnownCar } from "@forecourt/contracts/areas/inventory/known-cars";
import type { Database } from "@forecourt/service-kit/db";
import { type RawBuilder, sql } from "kysely";
import type { InventoryTables } from "./tables.ts";

/** `vin`: the car itself was listed. `pattern`: cars with the same first eight and tenth characters were. */
export interface KnownCars {
  match: "vin" | "pattern";
  cars: KnownCar[];
}

const MAX_CARS = 20;

/** Cars of a VIN of 17 characters, listed by the dealer or elsewhere; the most frequent car is first. */
export async function knownCars(
  { query }: Database<InventoryTables>,
  dealerId: string,
  vin: string,
): Promise<KnownCars> {
  const isPattern = sql`substr(vin, 1, 8) = ${vin.slice(0, 8)} and substr(vin, 10, 1) = ${vin[9]}`;
  const listed = (condition: RawBuilder<unknown>) =>
    sql<KnownCar>`
    select year, make, model, trim from (
      select vin, year, make, model, trim from inventory_vehicles
        where dealer_id = ${dealerId} and ${condition}
      union
      select vin, year, make, model, trim from inventory_market
        where dealer_id = ${dealerId} and ${condition}
    ) listed group by year, make, model, trim
    order by count(*) desc, year desc, make, model, trim limit ${MAX_CARS}`.execute(query);
  const { rows: same } = await listed(sql`${isPattern} and vin = ${vin}`);
  if (same.length > 0) return { match: "vin", cars: same.slice(0, 1) };
  return { match: "pattern", cars: (await listed(isPattern)).rows };
}

/** A listed car's names. */
export interface CarNameRow {
  model: string;
  trim: string | null;
  year: number;
}

/** The distinct models, trims and years of a make's cars that are or were listed. */
export async function carNames(
  { query }: Database<InventoryTables>,
  dealerId: string,
  makeSlug: string,
): Promise<CarNameRow[]> {
  const condition = sql`dealer_id = ${dealerId} and make_slug = ${makeSlug}`;
  const { rows } = await sql<CarNameRow>`
    select model, trim, year from inventory_vehicles where ${condition}
    union
    select model, trim, year from inventory_market where ${condition}`.execute(query);
  return rows;
}
