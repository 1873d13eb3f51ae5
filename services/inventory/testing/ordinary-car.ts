import type { ToldVehicle } from "../search/fields.ts";
import { numberedVin } from "./arbitrary-cars.ts";

/** A used car for sale in Columbia of which no more is told than must be, but for `facts`. */
export function ordinaryCar(number: number, facts: Partial<ToldVehicle> = {}): ToldVehicle {
  return {
    vin: numberedVin(number),
    stockNumber: null,
    storeId: "columbia",
    status: "live",
    condition: "used",
    year: 2017,
    make: "Mitsubishi",
    model: "Outlander Sport",
    trim: null,
    bodyStyle: "suvs",
    mileage: 40_000,
    price: 1_500_000,
    priceBefore: null,
    exteriorColor: null,
    exteriorHex: null,
    interiorColor: null,
    fuelType: null,
    drivetrain: null,
    transmission: null,
    image: null,
    firstSeen: "2026-11-01",
    engine: null,
    features: [],
    ...facts,
  };
}
