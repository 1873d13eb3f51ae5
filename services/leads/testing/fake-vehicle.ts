import { NewVehicleOffer } from "@forecourt/contracts/new-vehicle-offer";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { VehicleHistory } from "@forecourt/contracts/vehicle-history";

/** A car of the fake inventory; `changes` replace whole values. */
export function fakeVehicle(
  changes: Partial<VehicleDetail> & Pick<VehicleDetail, "vin" | "storeId">,
): VehicleDetail {
  return {
    ...NewVehicleOffer.parse({}),
    ...VehicleHistory.parse({}),
    stockNumber: null,
    status: "live",
    condition: "used",
    year: 2021,
    make: "Toyota",
    model: "RAV4",
    trim: "XLE",
    bodyStyle: "suvs",
    mileage: 31_000,
    price: 2_399_500,
    priceBefore: null,
    exteriorColor: null,
    exteriorHex: null,
    interiorColor: null,
    fuelType: null,
    drivetrain: null,
    transmission: null,
    image: null,
    firstSeen: "2026-10-01",
    engine: null,
    doors: null,
    cityMpg: null,
    highwayMpg: null,
    features: [],
    images: [],
    priceHistory: [],
    soldOn: null,
    description: null,
    decoded: [],
    ...changes,
  };
}
