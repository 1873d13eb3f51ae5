import type { VehicleList } from "@forecourt/contracts/inventory";
import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import { inventoryMigrations } from "./migrations/list.ts";
import {
  type ChangePage,
  changesAfter,
  changesFromTheBeginning,
  latestChange,
} from "./store/changes.ts";
import { type ListRange, liveVehicles } from "./store/live-vehicles.ts";
import type { PricedVehicle } from "./store/priced-vehicle.ts";
import { type SimilarVehicleQuery, similarVehicles } from "./store/similar-vehicles.ts";
import type { StoredVehicle, VehicleWithHistory } from "./store/stored-vehicle.ts";
import type { InventoryTables } from "./store/tables.ts";
import { vehicleByStockNumber } from "./store/vehicle-by-stock-number.ts";
import { vehiclesByVin } from "./store/vehicles-by-vin.ts";

/** What the inventory service reads. Only an import writes, see `import/`. */
export interface InventoryStore {
  /** The highest change number given so far; equal numbers mean that nothing changed between. */
  latestChange(): Promise<number>;
  /** Cars changed after `seq`, oldest change first, at most `limit`. Works from 0 on. */
  changesAfter(seq: number, limit: number): Promise<ChangePage>;
  /**
   * Every car, live and sold, page by page, for the first build of an index. A car that an import
   * changes meanwhile comes again in a later page: put it in place of the earlier one. Go on with
   * `changesAfter` from the last page's `seq`.
   */
  everyVehicle(pageSize?: number): AsyncIterable<ChangePage>;
  /** A dealer's car with its prices, live or sold; null when the dealer never had it. */
  vehicleByVin(dealerId: string, vin: string): Promise<VehicleWithHistory | null>;
  /** Those of these cars that the dealer's `stores` have or had, with their prices, in this order. */
  vehiclesByVin(
    dealerId: string,
    vins: readonly string[],
    stores?: readonly string[],
  ): Promise<VehicleWithHistory[]>;
  /** The dealer's car of a stock number in whatever case; null when there is none, or several. */
  vehicleByStockNumber(dealerId: string, stockNumber: string): Promise<StoredVehicle | null>;
  /** A dealer's cars for sale, page by page, with what their addresses are made of. */
  liveVehicles(dealerId: string, range: ListRange): Promise<VehicleList>;
  /** Cars like one of a dealer's, its own and those of other sellers, see `store/similar-cars.ts`. */
  similarVehicles(car: StoredVehicle, range: SimilarVehicleQuery): Promise<PricedVehicle[]>;
}

/** Reads the inventory from `database`, whose tables `migrateInventory` has made. */
export function createInventoryStore(database: Database<InventoryTables>): InventoryStore {
  return {
    latestChange: () => latestChange(database),
    changesAfter: (seq, limit) => changesAfter(database, seq, limit),
    everyVehicle: (pageSize = 2000) => changesFromTheBeginning(database, pageSize),
    vehicleByVin: async (dealerId, vin) =>
      (await vehiclesByVin(database, dealerId, [vin]))[0] ?? null,
    vehiclesByVin: (dealerId, vins, stores) => vehiclesByVin(database, dealerId, vins, stores),
    vehicleByStockNumber: (dealerId, stockNumber) =>
      vehicleByStockNumber(database, dealerId, stockNumber),
    liveVehicles: (dealerId, range) => liveVehicles(database, dealerId, range),
    similarVehicles: (car, range) => similarVehicles(database, car, range),
  };
}

/** Makes or updates the inventory's tables; safe from several replicas at once. */
export async function migrateInventory(database: Database<InventoryTables>): Promise<void> {
  await migrate(database, "inventory", inventoryMigrations);
}
