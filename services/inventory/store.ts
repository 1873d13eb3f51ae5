import type { VehicleList } from "@forecourt/contracts/areas/inventory/contracts";
import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import { inventoryMigrations } from "./migrations/list.ts";
import {
  type ChangePage,
  changesAfter,
  changesFromTheBeginning,
  latestChange,
} from "./store/changes.ts";
import { type CarNameRow, carNames, type KnownCars, knownCars } from "./store/known-cars.ts";
import { type ListRange, liveVehicles } from "./store/live-vehicles.ts";
import { type MarketListing, marketListings, marketVersions } from "./store/market-listings.ts";
import type { PricedVehicle } from "./store/priced-vehicle.ts";
import {
  type ComparedVehicle,
  type SimilarVehicleQuery,
  similarVehicles,
} from "./store/similar-vehicles.ts";
import type { StoredVehicle, VehicleWithHistory } from "./store/stored-vehicle.ts";
import type { InventoryTables } from "./store/tables.ts";
import { vehicleByStockNumber } from "./store/vehicle-by-stock-number.ts";
import { vehiclesByVin } from "./store/vehicles-by-vin.ts";

/** Read access to the inventory. Only imports write, see `import/`. */
export interface InventoryStore {
  /** The highest change number. If it is unchanged, nothing has changed. */
  latestChange(): Promise<number>;
  /** Vehicles changed after `seq` (0 = all), oldest change first, at most `limit`. */
  changesAfter(seq: number, limit: number): Promise<ChangePage>;
  /**
   * All vehicles, live and sold, page by page, for the first build of an index. A vehicle that an import
   * changes meanwhile is repeated on a later page and replaces the earlier one. Continue with
   * `changesAfter` from the last page's `seq`.
   */
  everyVehicle(pageSize?: number): AsyncIterable<ChangePage>;
  /** A dealer's vehicle with its price history, live or sold; null if unknown. */
  vehicleByVin(dealerId: string, vin: string): Promise<VehicleWithHistory | null>;
  /**
   * The dealer's vehicles with these VINs, live or sold, with price histories, in this order. Limited to
   * `stores`.
   */
  vehiclesByVin(
    dealerId: string,
    vins: readonly string[],
    stores?: readonly string[],
  ): Promise<VehicleWithHistory[]>;
  /** The dealer's vehicle with a stock number, case-insensitive; null if none or several match. */
  vehicleByStockNumber(dealerId: string, stockNumber: string): Promise<StoredVehicle | null>;
  /** A dealer's vehicles for sale, page by page, with the fields that their URLs are made of. */
  liveVehicles(dealerId: string, range: ListRange): Promise<VehicleList>;
  /** Similar vehicles of the dealer and of other sellers, see `store/similar-vehicles.ts`. */
  similarVehicles(car: ComparedVehicle, range: SimilarVehicleQuery): Promise<PricedVehicle[]>;
  /** Cars of a VIN, listed here or elsewhere, see `store/known-cars.ts`. */
  knownCars(dealerId: string, vin: string): Promise<KnownCars>;
  /** Models, trims and years of a make's cars that are or were listed. */
  carNames(dealerId: string, makeSlug: string): Promise<CarNameRow[]>;
  /** All listings elsewhere that a dealer's prices are compared with, seen since YYYY-MM-DD. */
  marketListings(dealerId: string, seenSince: string): Promise<MarketListing[]>;
  /** A text per dealer that changes with its listings. */
  marketVersions(): Promise<ReadonlyMap<string, string>>;
}

/** Creates the store. `migrateInventory` must have created the tables. */
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
    knownCars: (dealerId, vin) => knownCars(database, dealerId, vin),
    carNames: (dealerId, makeSlug) => carNames(database, dealerId, makeSlug),
    marketListings: (dealerId, seenSince) => marketListings(database, dealerId, seenSince),
    marketVersions: () => marketVersions(database),
  };
}

/** Creates or updates the tables; safe to run from several replicas at once. */
export async function migrateInventory(database: Database<InventoryTables>): Promise<void> {
  await migrate(database, "inventory", inventoryMigrations);
}
