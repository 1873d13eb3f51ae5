import type { PricedVehicle } from "../store/priced-vehicle.ts";
import { quartiles } from "./quartiles.ts";
import { preferSameTrim } from "./similar-vehicles.ts";

/** The cars whose prices count, and the trim that is supposed. */
interface ComparableCars {
  cars: readonly PricedVehicle[];
  /** The trim of all these cars; null = any trim. */
  trim: string | null;
  /** The trim that is supposed because the car's own is not known; null = none. */
  assumedTrim: string | null;
  /** True = the cars have several trims, or the trim is a supposed one. */
  isTrimUnsure: boolean;
}

/**
 * Cars of the car's trim if there are `minimum`. If no car has its trim, or its trim is not known, cars of the trim
 * with the lowest median, because the inspection might have to lower a higher value; else all cars.
 */
export function comparableCars(
  trim: string | null,
  others: readonly PricedVehicle[],
  { minimum, priceOf }: { minimum: number; priceOf: (one: PricedVehicle) => number },
): ComparableCars {
  const groups = trimGroups(others);
  const same = preferSameTrim({ trim }, others, minimum);
  if (same.trim !== null || groups.size < 2) {
    return { ...same, assumedTrim: null, isTrimUnsure: false };
  }
  const cheapest = groups.has(keyOf(trim)) ? undefined : cheapestOf(groups, { minimum, priceOf });
  const assumedTrim = cheapest?.[0]?.trim ?? null;
  return { cars: cheapest ?? others, trim: assumedTrim, assumedTrim, isTrimUnsure: true };
}

function trimGroups(cars: readonly PricedVehicle[]): Map<string, PricedVehicle[]> {
  return Map.groupBy(
    cars.filter(({ trim }) => keyOf(trim) !== ""),
    ({ trim }) => keyOf(trim),
  );
}

function keyOf(trim: string | null): string {
  return trim?.trim().toLowerCase() ?? "";
}

function cheapestOf(
  groups: ReadonlyMap<string, PricedVehicle[]>,
  { minimum, priceOf }: { minimum: number; priceOf: (one: PricedVehicle) => number },
): PricedVehicle[] | undefined {
  const [cheapest] = [...groups.values()]
    .filter((cars) => cars.length >= minimum)
    .map((cars) => ({ cars, median: quartiles(cars.map(priceOf)).median }))
    .toSorted((one, other) => one.median - other.median);
  return cheapest?.cars;
}
