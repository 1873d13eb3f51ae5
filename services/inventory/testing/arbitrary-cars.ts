import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
  type VehicleSummary,
} from "@forecourt/contracts/vehicle";
import fc from "fast-check";

export const stores = ["columbia", "rolla", "sedalia"] as const;

/** Makes and models as feeds write them: one make in two ways, one model of two makes. */
export const models = [
  ["Mitsubishi", "Outlander Sport"],
  ["MITSUBISHI", "Outlander Sport"],
  ["Mitsubishi", "Mirage G4"],
  ["Mercedes-Benz", "C-Class"],
  ["Citroën", "C4"],
  ["Pontiac", "GT"],
  ["Ford", "GT"],
] as const;

export const colors = ["Red Diamond", "Black", "Alloy Silver Metallic"] as const;

/** Few numbers and days, so that many cars are equal in what they are sorted by. */
const price = fc.option(fc.integer({ min: 8, max: 40 }).map((thousands) => thousands * 100_000));
const mileage = fc.option(fc.integer({ min: 0, max: 12 }).map((thousands) => thousands * 10_000));
const firstSeen = fc
  .integer({ min: 1, max: 28 })
  .map((day) => `2026-11-${String(day).padStart(2, "0")}`);

/** What is told of one of `vins` different cars, in one of the stores: so a car may come twice. */
export function anyCar(vins: number): fc.Arbitrary<VehicleSummary> {
  const facts = fc.record({
    vin: fc.integer({ min: 1, max: vins }).map(numberedVin),
    stockNumber: fc.option(fc.stringMatching(/^[A-Z]{1,2}[0-9]{1,5}$/)),
    storeId: fc.constantFrom(...stores),
    status: fc.constantFrom("live", "live", "live", "sold"),
    condition: fc.constantFrom(...Condition.options),
    year: fc.integer({ min: 2018, max: 2026 }),
    name: fc.constantFrom(...models),
    trim: fc.option(fc.constantFrom("ES", "SE", "GT-Line")),
    bodyStyle: fc.option(fc.constantFrom(...BodyStyle.options)),
    mileage,
    price,
    priceBefore: fc.option(fc.constant(4_000_000)),
    exteriorColor: fc.option(fc.constantFrom(...colors)),
    exteriorHex: fc.option(fc.constantFrom("#8e1b1f", "#17181a")),
    interiorColor: fc.option(fc.constantFrom("Black", "Beige")),
    fuelType: fc.option(fc.constantFrom(...FuelType.options)),
    drivetrain: fc.option(fc.constantFrom(...Drivetrain.options)),
    transmission: fc.option(fc.constantFrom(...Transmission.options)),
    image: fc.option(
      fc.constantFrom("https://photos.example/1.jpg", "https://photos.example/é.jpg"),
    ),
    firstSeen,
  });
  return facts.map(({ name: [make, model], ...car }) => ({ ...car, make, model }));
}

/** A text of 17 characters in the form of a VIN. */
export function numberedVin(number: number): string {
  return `JA4AP3AU0HZ${String(number).padStart(6, "0")}`;
}
