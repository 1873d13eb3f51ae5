import { Mapping } from "../mapping/schema.ts";
import { testVin } from "./vins.ts";

/** A small dealer's mapping file, with nothing but what the tests speak of. */
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
  /** Which of the test VINs; a text stands for itself. */
  car: number | string;
  price?: string;
  miles?: string;
  year?: string;
  color?: string;
}

/** The feed of a lot with these cars. */
export function lotFeed(lot: readonly LotCar[]): string {
  const lines = lot.map(
    ({ car, price = "10000", miles = "5000", year = "2017", color = "Red" }) => {
      const vin = typeof car === "number" ? testVin(car) : car;
      return [vin, year, miles, price, color].join(",");
    },
  );
  return ["vin,year,miles,price,color", ...lines, ""].join("\n");
}

/** Cars `from` to `to`, both included, alike but for their VINs. */
export function cars(from: number, to: number): LotCar[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ car: from + index }));
}
