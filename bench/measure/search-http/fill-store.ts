import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { slug } from "@forecourt/domain/slug";
import type { IndexedVehicleInput } from "@forecourt/search-index";
import { migrateInventory } from "@forecourt/service-inventory/store";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import { openDatabase } from "@forecourt/service-kit/db";
import { generatedCars } from "../search/generated-cars.ts";

/**
 * Inserts `cars` generated cars of one dealer directly into an inventory's SQLite file, alternating between
 * the stores, because an import would take most of the measurement's time.
 */
export async function fillStore(
  dataDir: string,
  { dealerId, stores, cars }: { dealerId: string; stores: readonly string[]; cars: number },
): Promise<void> {
  const file = path.join(dataDir, "inventory.sqlite");
  const empty = openDatabase<InventoryTables>({ file });
  await migrateInventory(empty);
  await empty.close();
  const database = new DatabaseSync(file);
  try {
    database.exec("begin");
    let seq = 0;
    for (const chunk of generatedCars(cars)) {
      for (const car of chunk) {
        seq += 1;
        insert(
          database,
          rowOf({ ...car, storeId: stores[seq % stores.length] ?? "" }, dealerId, seq),
        );
      }
    }
    database.prepare("update inventory_change_counter set value = ?").run(seq);
    database.exec("commit");
  } finally {
    database.close();
  }
}

type Row = Partial<Record<keyof InventoryTables["inventory_vehicles"], SQLInputValue>>;

function rowOf(car: IndexedVehicleInput, dealerId: string, seq: number): Row {
  return {
    dealer_id: dealerId,
    store_id: car.storeId,
    vin: car.vin,
    stock_number: car.stockNumber,
    status: car.status,
    condition: car.condition,
    year: car.year,
    make: car.make,
    make_slug: slug(car.make),
    model: car.model,
    model_slug: slug(car.model),
    trim: car.trim,
    body_style: car.bodyStyle,
    mileage: car.mileage,
    price: car.price,
    price_before: car.priceBefore,
    exterior_color: car.exteriorColor,
    exterior_hex: car.exteriorHex,
    interior_color: car.interiorColor,
    fuel_type: car.fuelType,
    drivetrain: car.drivetrain,
    transmission: car.transmission,
    engine: car.engine,
    features: JSON.stringify(car.features),
    images: JSON.stringify(car.image === null ? [] : [car.image]),
    decoded: "[]",
    first_seen: car.firstSeen,
    change_seq: seq,
  };
}

const prepared = new WeakMap<DatabaseSync, ReturnType<DatabaseSync["prepare"]>>();

function insert(database: DatabaseSync, row: Row): void {
  const statement =
    prepared.get(database) ??
    database.prepare(
      `insert into inventory_vehicles (${Object.keys(row).join(", ")})
       values (${Object.keys(row)
         .map(() => "?")
         .join(", ")})`,
    );
  prepared.set(database, statement);
  statement.run(...Object.values(row));
}
