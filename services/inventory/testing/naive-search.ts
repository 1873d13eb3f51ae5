import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { FacetField } from "../search/fields.ts";
import type { IndexQuery } from "../search/query.ts";

export interface NaiveResult {
  total: number;
  vehicles: VehicleSummary[];
  counts: Partial<Record<FacetField, Map<unknown, number>>>;
}

/** The cars for sale after all that was told: of each car in each store, the last thing told. */
export function forSale(told: readonly VehicleSummary[]): VehicleSummary[] {
  const last = new Map(told.map((car) => [`${car.storeId} ${car.vin}`, car]));
  return [...last.values()].filter(({ status }) => status === "live");
}

/** What the index must answer, said as plainly as possible: one car after the other. */
export function naiveSearch(cars: readonly VehicleSummary[], query: IndexQuery): NaiveResult {
  const found = cars.filter((car) => fits(car, query));
  const sorted = found.toSorted(
    (left, right) =>
      bySort(left, right, query.sort) ||
      compare(left.vin, right.vin) ||
      compare(left.storeId, right.storeId),
  );
  const counts: NaiveResult["counts"] = {};
  for (const facet of query.facets) {
    const counted = cars.filter((car) => fits(car, query, facet)).map((car) => car[facet]);
    counts[facet] = new Map(
      [...Map.groupBy(counted, (value) => value)].map(([value, all]) => [value, all.length]),
    );
  }
  return {
    total: found.length,
    vehicles: sorted.slice(query.offset, query.offset + query.limit),
    counts,
  };
}

/** Whether a car fits every filter, `except` that on one field. */
function fits(car: VehicleSummary, query: IndexQuery, except?: FacetField): boolean {
  if (query.storeId !== null && car.storeId !== query.storeId) return false;
  const { price = {}, mileage = {} } = query.ranges;
  if (!isWithin(car.price, price) || !isWithin(car.mileage, mileage)) return false;
  return Object.entries(query.where).every(
    ([field, values]) => field === except || values.includes(car[field as FacetField]),
  );
}

function isWithin(
  value: number | null,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? 0) && value <= (max ?? Infinity);
}

function bySort(left: VehicleSummary, right: VehicleSummary, sort: IndexQuery["sort"]): number {
  switch (sort) {
    case "newest":
      return compare(right.firstSeen, left.firstSeen);
    case "oldest":
      return compare(left.firstSeen, right.firstSeen);
    case "mileage":
      return (left.mileage ?? Infinity) - (right.mileage ?? Infinity) || 0;
    case "year":
      return right.year - left.year;
    case "priceHigh":
      return (right.price ?? -1) - (left.price ?? -1);
    case "priceLow":
    case "payment":
      return (left.price ?? Infinity) - (right.price ?? Infinity) || 0;
  }
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
