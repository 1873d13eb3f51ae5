import type { PricedVehicle } from "../store/priced-vehicle.ts";

/** How much less a car is worth for each model year and for each 10,000 miles, in percent of the rest. */
export interface DepreciationCurve {
  perYearPercent: number;
  per10000MilesPercent: number;
}

/** Curve towards which the curves of few cars are drawn; its figures fit published listings best (decision 153). */
export const defaultCurve: DepreciationCurve = { perYearPercent: 7, per10000MilesPercent: 3 };

/** How many cars a year away from the mean the usual curve counts for. */
const USUAL_WEIGHT = 5;

const MAX_YEAR_PERCENT = 22;
const MAX_MILES_PERCENT = 14;

type Car = Pick<PricedVehicle, "price" | "year" | "mileage">;

/**
 * The curve of some cars: a ridge regression of the logarithm of their prices on year and mileage towards the default
 * curve. Percentages are rounded to tenths, so that the shown figures are the figures of the computation.
 */
export function depreciationOf(cars: readonly Car[]): DepreciationCurve {
  const usual = {
    year: -Math.log(1 - defaultCurve.perYearPercent / 100),
    miles: Math.log(1 - defaultCurve.per10000MilesPercent / 100),
  };
  const mean = (of: (car: Car) => number) =>
    cars.reduce((sum, car) => sum + of(car), 0) / cars.length;
  const means = {
    price: mean(logPrice),
    year: mean(({ year }) => year),
    miles: mean(tenThousands),
  };
  const points = cars.map((car) => {
    const year = car.year - means.year;
    const miles = tenThousands(car) - means.miles;
    return {
      year,
      miles,
      rest: logPrice(car) - means.price - usual.year * year - usual.miles * miles,
    };
  });
  const sum = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((total, point) => total + of(point), 0);
  const yearYear = sum(({ year }) => year * year) + USUAL_WEIGHT;
  const milesMiles = sum(({ miles }) => miles * miles) + 2 * USUAL_WEIGHT;
  const yearMiles = sum(({ year, miles }) => year * miles);
  const yearRest = sum(({ year, rest }) => year * rest);
  const milesRest = sum(({ miles, rest }) => miles * rest);
  const determinant = yearYear * milesMiles - yearMiles ** 2;
  const byYear = usual.year + (yearRest * milesMiles - milesRest * yearMiles) / determinant;
  const byMiles = usual.miles + (milesRest * yearYear - yearRest * yearMiles) / determinant;
  return {
    perYearPercent: percent(-byYear, MAX_YEAR_PERCENT),
    per10000MilesPercent: percent(byMiles, MAX_MILES_PERCENT),
  };
}

/** Never less than 0: neither years nor miles make a car dearer. */
function percent(logarithm: number, max: number): number {
  const value = Math.min(Math.max((1 - Math.exp(logarithm)) * 100, 0), max);
  return Math.round(value * 10) / 10;
}

function logPrice({ price }: Car): number {
  return Math.log(Math.max(1, price));
}

function tenThousands({ mileage }: Car): number {
  return (mileage ?? 0) / 10_000;
}
