import type { IndexedVehicleInput } from "../rows/fields.ts";
import { numberedVin } from "./arbitrary-vehicles.ts";

/** A used vehicle for sale in Columbia with only the required facts, and `facts`. */
export function minimalVehicle(
  number: number,
  facts: Partial<IndexedVehicleInput> = {},
): IndexedVehicleInput {
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
    doors: null,
    cityMpg: null,
    highwayMpg: null,
    features: [],
    ...facts,
  };
}
