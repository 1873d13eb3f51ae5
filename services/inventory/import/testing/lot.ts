import { Mapping } from "../mapping/schema.ts";
import { testVin } from "./vins.ts";

/** A minimal mapping file with the facts that the tests use. */
export const lotMappingText = JSON.stringify({
  about: "A lot of the tests.",
  format: "csv",
  vehicle: {
    vin: { column: "vin" },
    condition: { constant: "used" },
    year: { column: "year" },
    make: { constant: "Mitsubishi" },
    model: { constant: "Outlander Sport" },
    mileage: { column: "miles" },
    price: { column: "price" },
    exteriorColor: { column: "color" },
  },
});

export const lotMapping = Mapping.parse(JSON.parse(lotMappingText));

export interface LotCar {
  /** Number of a test VIN, or a VIN. */
  car: number | string;
  price?: string;
  miles?: string;
  year?: string;
  color?: string;
}

/** A feed of these vehicles. */
export function lotFeed(lot: readonly LotCar[]): string {
  const lines = lot.map(
    ({ car, price = "10000", miles = "5000", year = "2017", color = "Red" }) => {
      const vin = typeof car === "number" ? testVin(car) : car;
      return [vin, year, miles, price, color].join(",");
    },
  );
  return ["vin,year,miles,price,color", ...lines, ""].join("\n");
}

/** Vehicles `from` to `to`, inclusive, identical except for their VINs. */
export function cars(from: number, to: number): LotCar[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ car: from + index }));
}
