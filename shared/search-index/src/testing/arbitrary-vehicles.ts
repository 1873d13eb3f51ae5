import type {
  ColorFamily,
  VehicleFeature,
} from "@forecourt/contracts/areas/inventory/vehicle-features";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import fc from "fast-check";
import type { IndexedVehicleInput } from "../rows/fields.ts";

export const stores = ["columbia", "rolla", "sedalia"] as const;

/** The vehicles for sale after these records: the last record of each vehicle and store. */
export function liveVehicles(vehicles: readonly IndexedVehicleInput[]): IndexedVehicleInput[] {
  const last = new Map(vehicles.map((car) => [`${car.storeId} ${car.vin}`, car]));
  return [...last.values()].filter(({ status }) => status === "live");
}

/** Makes and models: one make in two spellings, one model name of two makes. */
export const models = [
  ["Mitsubishi", "Outlander Sport"],
  ["MITSUBISHI", "Outlander Sport"],
  ["Mitsubishi", "Mirage G4"],
  ["Mercedes-Benz", "C-Class"],
  ["Citroën", "C4"],
  ["Pontiac", "GT"],
  ["Ford", "GT"],
] as const;

/** Exterior colors with their families; "Fresh Powder" has none, so the hex code decides. */
export const paints: Readonly<Record<string, ColorFamily | null>> = {
  "Red Diamond": "red",
  Black: "black",
  "Alloy Silver Metallic": "silver",
  "Fresh Powder": null,
};
export const hexes: Readonly<Record<string, ColorFamily>> = {
  "#8e1b1f": "red",
  "#17181a": "black",
};
export const upholsteries: Readonly<Record<string, ColorFamily | null>> = {
  Black: "black",
  "Canberra Beige": "beige",
  Sport: null,
};

/** Feature texts of feeds, with the features they contain. */
export const equipment: Readonly<Record<string, readonly VehicleFeature[]>> = {
  "Front Heated Seats": ["heated-seats"],
  "Seats, Heated Driver And Front Passenger": ["heated-seats"],
  "Not Equipped With Heated Seats": [],
  "Sunroof Delete": [],
  "Twin Panel Moonroof": ["panoramic-roof", "sunroof"],
  "Navigation System": ["navigation"],
  "Leather Seats": ["leather-seats"],
  "Memory Seat": ["memory-seats"],
  "Wi-Fi Hotspot": ["wifi-hotspot"],
  "Wireless Charging": ["wireless-charging"],
  "Cup Holder": [],
};

export const engines = ["2.0L I4", "3.5L V6 Turbo"] as const;

/** Few distinct values, so that many vehicles have equal sort keys. */
const price = fc.option(fc.integer({ min: 8, max: 40 }).map((thousands) => thousands * 100_000));
const mileage = fc.option(fc.integer({ min: 0, max: 12 }).map((thousands) => thousands * 10_000));
const firstSeen = fc
  .integer({ min: 1, max: 28 })
  .map((day) => `2026-11-${String(day).padStart(2, "0")}`);

/** A record of one of `vins` vehicles at one of the stores, so that vehicles may repeat. */
export function arbitraryVehicle(vins: number): fc.Arbitrary<IndexedVehicleInput> {
  const facts = fc.record({
    vin: fc.integer({ min: 1, max: vins }).map(numberedVin),
    stockNumber: fc.option(fc.stringMatching(/^[A-Z]{1,2}-?[0-9]{1,5}$/)),
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
    exteriorColor: fc.option(fc.constantFrom(...Object.keys(paints))),
    exteriorHex: fc.option(fc.constantFrom(...Object.keys(hexes))),
    interiorColor: fc.option(fc.constantFrom(...Object.keys(upholsteries))),
    fuelType: fc.option(fc.constantFrom(...FuelType.options)),
    drivetrain: fc.option(fc.constantFrom(...Drivetrain.options)),
    transmission: fc.option(fc.constantFrom(...Transmission.options)),
    image: fc.option(
      fc.constantFrom("https://photos.example/1.jpg", "https://photos.example/é.jpg"),
    ),
    firstSeen,
    engine: fc.option(fc.constantFrom(...engines)),
    doors: fc.option(fc.constantFrom(2, 4)),
    owners: fc.option(fc.constantFrom(1, 2)),
    accidents: fc.option(fc.constantFrom(0, 1)),
    titleStatus: fc.option(fc.constantFrom("clean", "rebuilt")),
    cityMpg: fc.option(fc.constantFrom(18, 25, 40)),
    highwayMpg: fc.option(fc.constantFrom(24, 33)),
    features: fc.subarray(Object.keys(equipment)),
  });
  return facts.map(({ name: [make, model], ...car }) => ({ ...car, make, model }));
}

/** A 17-character text in the form of a VIN. */
export function numberedVin(number: number): string {
  return `JA4AP3AU0HZ${String(number).padStart(6, "0")}`;
}
