import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Site } from "./site.ts";

interface Wanted {
  dealer: "ozark-mitsubishi" | "heartland";
  status?: "live" | "sold";
  store?: string;
  condition?: "used" | "new" | "certified";
  /** Cars without a price, or with one. */
  priced?: boolean;
}

/** VINs of cars that a site's inventory has, in the order of their VINs: what no page lists, such as sold ones. */
export function carsInStore(site: Pick<Site, "dealersDir">, wanted: Wanted): string[] {
  const { dealer, status = "live", store = null, condition = null, priced = true } = wanted;
  const file = path.join(site.dealersDir, "../data/inventory.sqlite");
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db
    .prepare(
      `select vin from inventory_vehicles where dealer_id = ? and status = ?
       and (? is null or store_id = ?) and (? is null or condition = ?)
       and (price is not null) = ? order by vin`,
    )
    .all(dealer, status, store, store, condition, condition, priced ? 1 : 0);
  db.close();
  return rows.map(({ vin }) => String(vin));
}
