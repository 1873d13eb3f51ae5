import { DatabaseSync } from "node:sqlite";
import { premiumFeatures } from "@forecourt/contracts/areas/inventory/vehicle-features";
import { slug } from "@forecourt/domain/slug";
import type { IndexedVehicleInput } from "../rows/fields.ts";
import { equipment, hexes, paints, upholsteries } from "./arbitrary-vehicles.ts";
import { referencePayment } from "./reference-payment.ts";

const columns = `id store vin first_seen mileage price condition body_style make model year fuel
  drivetrain transmission exterior interior doors cylinders mpg price_drop premium one_owner no_accidents clean_title features words numbers`.split(
  /\s+/,
);
type Row = Record<string, string | number | null>;

/** Vehicles in an SQL table, for the reference search. */
export function sqlVehicles(cars: readonly IndexedVehicleInput[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.function("payment", referencePayment);
  database.exec(`
    create table cars (${columns.map((name) => (name === "id" ? "id integer primary key" : name)).join(", ")});
    create table equipment (id integer, feature text);
    create index equipment_by_id on equipment (id);`);
  const insert = database.prepare(`insert into cars values (${columns.map(() => "?").join(", ")})`);
  const equip = database.prepare("insert into equipment values (?, ?)");
  for (const [id, car] of cars.entries()) {
    const features = new Set(car.features.flatMap((text) => equipment[text] ?? []));
    const premium = premiumFeatures.filter((feature) => features.has(feature)).length >= 4;
    const exterior = car.exteriorColor === null ? null : (paints[car.exteriorColor] ?? null);
    const family = exterior ?? hexes[car.exteriorHex ?? ""] ?? null;
    const inside = upholsteries[car.interiorColor ?? ""] ?? null;
    const row: Row = {
      id,
      store: car.storeId,
      vin: car.vin,
      first_seen: car.firstSeen,
      mileage: car.mileage,
      price: car.price,
      condition: car.condition,
      body_style: car.bodyStyle,
      make: slug(car.make),
      model: slug(car.model),
      year: car.year,
      fuel: car.fuelType,
      drivetrain: car.drivetrain,
      transmission: car.transmission,
      exterior: family,
      interior: inside,
      doors: car.doors === null ? null : String(car.doors),
      cylinders: car.engine && (car.engine.includes("V6") ? "6" : "4"),
      mpg: combinedMpg(car),
      price_drop: car.priceBefore === null ? 0 : 1,
      premium: premium ? 1 : 0,
      one_owner: car.owners === 1 ? 1 : 0,
      no_accidents: car.accidents === 0 ? 1 : 0,
      clean_title: car.titleStatus === "clean" ? 1 : 0,
      features: `,${[...features].join(",")},`,
      words: searchableWords(car, [family, inside]),
      numbers: searchableNumbers(car),
    };
    insert.run(...columns.map((column) => row[column] ?? null));
    for (const feature of features) equip.run(id, feature);
  }
  return database;
}

/** In tenths of a mile per gallon. */
function combinedMpg({ cityMpg, highwayMpg }: IndexedVehicleInput): number | null {
  return cityMpg && highwayMpg ? Math.round(10 / (0.55 / cityMpg + 0.45 / highwayMpg)) : null;
}

/** All words that a text search matches by prefix, each preceded by a space. */
function searchableWords(car: IndexedVehicleInput, families: readonly (string | null)[]): string {
  const { year, make, model, trim, engine, exteriorColor, interiorColor } = car;
  const { bodyStyle, fuelType, drivetrain, transmission } = car;
  const names = [year, make, model, trim, engine, exteriorColor, interiorColor];
  const facts = [...names, bodyStyle, fuelType, drivetrain, transmission, ...families];
  const words = facts
    .join(" ")
    .toLowerCase()
    .replaceAll("ë", "e")
    .split(" ")
    .flatMap((word) => [word.replace(/[^a-z0-9]/g, ""), ...word.split(/[^a-z0-9]/)]);
  return ` ${words.join(" ")}`;
}

/** VIN and stock number, which are matched as a whole. */
function searchableNumbers({ vin, stockNumber }: IndexedVehicleInput): string {
  return ` ${vin} ${(stockNumber ?? "").replace("-", "")}`.toLowerCase();
}
