import type { LotCar } from "./lot-history.ts";

/** A car as a day's feed states it; `price` in whole dollars, 0 = call. */
export interface OfferedCar extends LotCar {
  price: number;
}

/** Cars that were for sale on that day (0 = the demo's date, -30 = 30 days before), at that day's price. */
export function offeredOn(cars: readonly LotCar[], day: number): OfferedCar[] {
  return cars
    .filter((car) => isOffered(car, day))
    .map((car) => ({
      ...car,
      price: car.earlier.find(({ until }) => day < until)?.price ?? car.price,
    }));
}

function isOffered({ arrived, gone, away }: LotCar, day: number): boolean {
  if (day < arrived || (gone !== null && day >= gone)) return false;
  return away === null || day < away.from || day >= away.to;
}
