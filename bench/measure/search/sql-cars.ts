import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { PlainCar } from "./plain-car.ts";

/** Facts with an index of their own: what is filtered, counted or sorted by. */
const indexed = [
  "first_seen",
  "mileage",
  "total",
  "condition",
  "body",
  "make",
  "model",
  "year",
  "fuel",
  "drivetrain",
  "transmission",
  "exterior",
  "interior",
  "price_drop",
  "premium",
];

/**
 * Tables in memory: of the cars, with what is searched for alone, so that its rows are short; of their
 * cards, their equipment and their words.
 */
export function sqlCars() {
  const database = new DatabaseSync(":memory:");
  database.exec(`
    create table cars (
      id integer primary key, vin text, store text, first_seen text, mileage integer, total integer,
      newer integer, condition text, body text, make text, model text, year integer, fuel text,
      drivetrain text, transmission text, exterior text, interior text, price_drop integer,
      premium integer
    );
    create table cards (id integer primary key, card text);
    create table equipment (feature text, car integer, primary key (feature, car)) without rowid;
    create virtual table words using fts5 (text, content = '', prefix = '2 3');
    begin;`);
  const insert = database.prepare(`insert into cars values (${Array(19).fill("?").join(", ")})`);
  const keep = database.prepare("insert into cards values (?, ?)");
  const equip = database.prepare("insert into equipment values (?, ?)");
  const index = database.prepare("insert into words (rowid, text) values (?, ?)");
  let id = 0;
  return {
    push(car: PlainCar): void {
      id += 1;
      insert.run(...rowOf(car, id));
      keep.run(id, JSON.stringify({ ...car.told, features: undefined }));
      for (const feature of car.features) equip.run(feature, id);
      index.run(id, car.words);
    },
    finish(): DatabaseSync {
      database.exec("commit; create index equipment_by_car on equipment (car);");
      for (const column of indexed) {
        database.exec(`create index cars_by_${column} on cars (${column});`);
      }
      database.exec("create index cars_by_name_and_year on cars (make, model, year); analyze;");
      return database;
    },
  };
}

/** In the order of the table's columns. */
function rowOf(car: PlainCar, id: number): SQLInputValue[] {
  const { told, exterior, interior, make, model, total, deals } = car;
  const { vin, storeId, firstSeen, mileage, condition, bodyStyle, year } = told;
  const { fuelType, drivetrain, transmission } = told;
  const flags = [deals.includes("price-drop") ? 1 : 0, deals.includes("premium-upgrades") ? 1 : 0];
  const where = [id, vin, storeId, firstSeen, mileage, total, car.isNewer ? 1 : 0];
  const names = [condition, bodyStyle, make, model, year, fuelType, drivetrain, transmission];
  return [...where, ...names, exterior, interior, ...flags];
}
