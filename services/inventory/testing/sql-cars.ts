import { DatabaseSync } from "node:sqlite";
import { premiumFeatures } from "@forecourt/contracts/vehicle-features";
import { slug } from "@forecourt/domain/slug";
import type { ToldVehicle } from "../search/fields.ts";
import { equipment, hexes, paints, upholsteries } from "./arbitrary-cars.ts";
import { plainPayment } from "./plain-payment.ts";

/** Cars in a table, each fact a column, for the searches in SQL that the index is compared with. */
export function sqlCars(cars: readonly ToldVehicle[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.function("payment", plainPayment);
  database.exec(`
    create table cars (
      id integer primary key, store text, vin text, first_seen text, mileage integer, price integer,
      condition text, body_style text, make text, model text, year integer, fuel text, drivetrain text,
      transmission text, exterior text, interior text, price_drop integer, premium integer,
      features text, words text, numbers text
    );
    create table equipment (id integer, feature text);
    create index equipment_by_id on equipment (id);`);
  const insert = database.prepare(`insert into cars values (${Array(21).fill("?").join(", ")})`);
  const equip = database.prepare("insert into equipment values (?, ?)");
  for (const [id, car] of cars.entries()) {
    const features = new Set(car.features.flatMap((text) => equipment[text] ?? []));
    const premium = premiumFeatures.filter((feature) => features.has(feature)).length >= 4;
    const exterior = car.exteriorColor === null ? null : (paints[car.exteriorColor] ?? null);
    const family = exterior ?? hexes[car.exteriorHex ?? ""] ?? null;
    const inside = upholsteries[car.interiorColor ?? ""] ?? null;
    insert.run(
      ...[id, car.storeId, car.vin, car.firstSeen, car.mileage, car.price, car.condition],
      ...[car.bodyStyle, slug(car.make), slug(car.model), car.year, car.fuelType, car.drivetrain],
      ...[car.transmission, family, inside, car.priceBefore === null ? 0 : 1, premium ? 1 : 0],
      ...[`,${[...features].join(",")},`, wordsOf(car, [family, inside]), numbersOf(car)],
    );
    for (const feature of features) equip.run(id, feature);
  }
  return database;
}

/** Every word that a search by text may name the beginning of, each behind a space. */
function wordsOf(car: ToldVehicle, families: readonly (string | null)[]): string {
  const facts = [
    ...[car.year, car.make, car.model, car.trim, car.engine, car.exteriorColor, car.interiorColor],
    ...[car.bodyStyle, car.fuelType, car.drivetrain, car.transmission, ...families],
  ];
  const words = facts
    .join(" ")
    .toLowerCase()
    .replaceAll("ë", "e")
    .split(" ")
    .flatMap((word) => [word.replace(/[^a-z0-9]/g, ""), ...word.split(/[^a-z0-9]/)]);
  return ` ${words.join(" ")}`;
}

/** VIN and stock number, which are searched for as a whole. */
function numbersOf({ vin, stockNumber }: ToldVehicle): string {
  return ` ${vin} ${(stockNumber ?? "").replace("-", "")}`.toLowerCase();
}
