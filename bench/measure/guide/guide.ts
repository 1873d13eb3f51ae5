import { guideCriteria, marketValue } from "@forecourt/service-inventory/market/market-value";
import { type ListedCar, listedCars, setNames } from "./listed-cars.ts";

/** The share of the make-models, the most common ones first, that is valued. */
const COMMON = 0.2;

/** The aim: the median of the errors, in percent of the listed price. */
const AIM_PERCENT = 8;

interface Valued {
  cars: number;
  /** Distances of the guide's value from the listed price, as shares of the price. */
  errors: number[];
}

/**
 * The own guide's retail value of published used cars against their listed prices: each of the most common
 * make-models is valued from the other cars of its set, as if it were a seller's.
 */
export async function measureGuide(): Promise<object> {
  const bySet: Record<string, ListedCar[]> = {};
  for (const name of setNames) {
    const cars = await listedCars(name);
    if (cars) bySet[name] = cars;
  }
  if (Object.keys(bySet).length === 0) return { skipped: "the published sets are not there" };
  const models = commonModels(Object.values(bySet).flat());
  const valued = Object.entries(bySet).map(
    ([name, cars]) => [name, valueEach(cars, models)] as const,
  );
  const all = valued.map(([, one]) => one);
  const total: Valued = {
    cars: all.reduce((sum, { cars }) => sum + cars, 0),
    errors: all.flatMap(({ errors }) => errors),
  };
  return {
    models: models.size,
    ...figures(total),
    aimPercent: AIM_PERCENT,
    sets: Object.fromEntries(valued.map(([name, one]) => [name, figures(one)])),
  };
}

function commonModels(cars: readonly ListedCar[]): ReadonlySet<string> {
  const counts = Object.entries(Object.groupBy(cars, ({ model }) => model)).map(
    ([model, listed = []]) => ({ model, count: listed.length }),
  );
  const sorted = counts.toSorted((one, other) => other.count - one.count);
  return new Set(sorted.slice(0, Math.ceil(counts.length * COMMON)).map(({ model }) => model));
}

function valueEach(cars: readonly ListedCar[], models: ReadonlySet<string>): Valued {
  const byModel = Map.groupBy(cars, ({ model }) => model);
  const chosen = cars.filter(({ model }) => models.has(model));
  const errors = chosen.flatMap((car) => {
    const value = valueOf(car, byModel.get(car.model) ?? []);
    return value === null ? [] : [Math.abs(value / car.price - 1)];
  });
  return { cars: chosen.length, errors };
}

/** The value from all other cars of the model; null = too few of them are comparable. */
function valueOf(car: ListedCar, listed: readonly ListedCar[]): number | null {
  const { yearFrom, yearTo, miles } = guideCriteria(car);
  const comparable = listed.filter(
    (one) =>
      one !== car &&
      one.year >= yearFrom &&
      one.year <= yearTo &&
      (miles === null || (one.mileage >= miles.from && one.mileage <= miles.to)),
  );
  return marketValue(car, comparable, car.seenOn ?? "").medianCents;
}

function figures({ cars, errors }: Valued) {
  const sorted = errors.toSorted((one, other) => one - other);
  const percentAt = (share: number) =>
    Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 1_000) / 10;
  return {
    cars,
    valued: errors.length,
    medianErrorPercent: percentAt(0.5),
    p90ErrorPercent: percentAt(0.9),
  };
}
