import type { ToldVehicle } from "@forecourt/service-inventory/search/fields";
import { create } from "@orama/orama";
import { plainCar } from "./plain-car.ts";

/** What the package is told of cars. */
export const schema = {
  condition: "enum",
  bodyStyle: "enum",
  make: "enum",
  model: "enum",
  /** The year as a number to compare, and as a value to count. */
  year: "number",
  yearName: "enum",
  fuelType: "enum",
  drivetrain: "enum",
  transmission: "enum",
  exteriorColor: "enum",
  interiorColor: "enum",
  feature: "enum[]",
  deal: "enum[]",
  total: "number",
  isNewer: "boolean",
  mileage: "number",
  /** Days since 1970. */
  firstSeen: "number",
  words: "string",
} as const;

/** Where the package keeps cars. */
export function packageCars() {
  return create({
    schema,
    sort: { unsortableProperties: ["words", "isNewer"] },
    components: { tokenizer: { language: "english", stemming: false, stopWords: false } },
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A car as the package takes it: what is not known is left out. */
export function packageDocument(told: ToldVehicle) {
  const car = plainCar(told);
  const document = {
    make: car.make,
    model: car.model,
    total: car.total,
    isNewer: car.isNewer,
    condition: told.condition,
    bodyStyle: told.bodyStyle,
    mileage: told.mileage,
    year: told.year,
    yearName: String(told.year),
    fuelType: told.fuelType,
    drivetrain: told.drivetrain,
    transmission: told.transmission,
    words: car.words,
    exteriorColor: car.exterior,
    interiorColor: car.interior,
    feature: car.features,
    deal: car.deals,
    card: { ...told, features: undefined },
    firstSeen: Date.parse(told.firstSeen) / DAY_MS,
  };
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null));
}
