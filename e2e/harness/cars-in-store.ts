import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { addDays } from "../../tools/demo-inventory/dates.ts";
import type { Site } from "./site.ts";

interface CarFilter {
  dealer: "ozark-mitsubishi" | "heartland";
  status?: "live" | "sold";
  store?: string;
  condition?: "used" | "new" | "certified";
  /** Cars with a price (default), or without one. */
  priced?: boolean;
  /** Days before the site's today: 1 = arrived today or yesterday. Default: any. */
  arrivedSince?: number;
}

/**
 * VINs of cars in a site's inventory, in the order of their VINs. Reads the database, because pages do
 * not list every car, such as sold ones.
 */
export function carsInStore(site: Pick<Site, "dealersDir" | "today">, filter: CarFilter): string[] {
  const { dealer, status = "live", store = null, condition = null, priced = true } = filter;
  const { arrivedSince } = filter;
  const first = arrivedSince === undefined ? null : addDays(site.today, -arrivedSince);
  const file = path.join(site.dealersDir, "../data/inventory.sqlite");
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db
    .prepare(
      `select vin from inventory_vehicles where dealer_id = ? and status = ?
       and (? is null or store_id = ?) and (? is null or condition = ?)
       and (? is null or first_seen >= ?) and (price is not null) = ? order by vin`,
    )
    .all(dealer, status, store, store, condition, condition, first, first, priced ? 1 : 0);
  db.close();
  return rows.map(({ vin }) => String(vin));
}
