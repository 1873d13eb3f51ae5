import { expect, test } from "@jest/globals";
import { VehicleDetail } from "../vehicle.ts";
import { leadVehicleOf } from "./vehicle-of-inventory.ts";

const settings = {
  texts: {},
  fees: [{ id: "documentary", label: "Documentary fee", cents: 59_900 }],
};

function carAt(price: number | null, priceBefore: number | null) {
  return VehicleDetail.parse({
    vin: "JA4J4TA81MZ000123",
    stockNumber: "M1042",
    storeId: "cape",
    status: "live",
    condition: "used",
    year: 2021,
    make: "Mitsubishi",
    model: "Outlander Sport",
    trim: "SE",
    bodyStyle: null,
    mileage: 38_120,
    price,
    priceBefore,
    exteriorColor: null,
    exteriorHex: null,
    interiorColor: null,
    fuelType: null,
    drivetrain: null,
    transmission: null,
    image: null,
    firstSeen: "2026-03-05",
    engine: null,
    doors: null,
    cityMpg: null,
    highwayMpg: null,
    features: [],
    images: [],
    priceHistory: [],
    soldOn: null,
    decoded: [],
  });
}

test("a car in a lead has its own price, and its total with fees only in the comments", () => {
  expect(leadVehicleOf(carAt(1_839_600, 1_900_000), settings)).toMatchObject({
    price: 1_839_600,
    comments: "Dealer fees: Documentary fee $599.00. Price with dealer fees: $18,995.00.",
  });
});

test("a car without a price has the one before, and no total", () => {
  const vehicle = leadVehicleOf(carAt(null, 1_900_000), settings);
  expect(vehicle).toMatchObject({ price: 1_900_000 });
  expect(vehicle.comments).toBeUndefined();
});
