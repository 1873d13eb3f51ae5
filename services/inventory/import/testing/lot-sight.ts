import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { InventoryTables } from "../../store/tables.ts";

/** State that differs between a complete and a partial import. */
export interface LotSight {
  live: number;
  lowest: number;
  highest: number;
  /** Vehicles whose latest price in the history differs from their own. */
  astray: number;
  /** Highest change number minus the counter. */
  uncounted: number;
}

/** A single statement, because the server may still be committing after its client was killed. */
export async function lotSight({ query }: Database<InventoryTables>): Promise<LotSight> {
  const { rows } = await sql<LotSight>`
    select count(*) as live, min(price) as lowest, max(price) as highest,
      (select count(*) from inventory_vehicles v where v.price <> (
        select h.price from inventory_price_history h
        where h.dealer_id = v.dealer_id and h.store_id = v.store_id and h.vin = v.vin
        order by h.change_seq desc limit 1
      )) as astray,
      (select max(change_seq) from inventory_vehicles)
        - (select value from inventory_change_counter) as uncounted
    from inventory_vehicles where status = 'live'`.execute(query);
  const [row] = rows;
  if (!row) throw new Error("an aggregate without a row");
  return { ...row };
}
