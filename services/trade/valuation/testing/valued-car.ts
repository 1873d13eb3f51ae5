import { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";

/** A seller's car with a VIN. */
export function valuedCar(more: object = {}): Car {
  return Car.parse({
    vin: "1M8GDM9AXKP042788",
    modelYear: 2019,
    make: "Toyota",
    model: "RAV4",
    mileage: 60_000,
    ...more,
  });
}
