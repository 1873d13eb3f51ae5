import type { Scheduling } from "@forecourt/contracts/dealer-config/scheduling";

/** Distance from a mileage within which the work of that mileage is suggested, in miles. */
const nearMiles = 2_500;

/**
 * The names of the services that are due at the mileage closest to `miles`, of all multiples of their intervals. Null =
 * none is near, or no mileage is stated.
 */
export function dueByMileage(
  services: readonly Pick<Scheduling["services"][number], "name" | "everyMiles">[],
  miles: number | null,
): { miles: number; services: string[] } | null {
  if (miles === null) return null;
  const away = (mark: number) => Math.abs(mark - miles);
  const marks = services
    .flatMap(({ everyMiles: every }) => (every === null ? [] : [Math.round(miles / every) * every]))
    .filter((mark) => mark > 0 && away(mark) <= nearMiles);
  const [closest] = marks.toSorted((one, other) => away(one) - away(other) || other - one);
  if (closest === undefined) return null;
  const due = services.filter(
    ({ everyMiles }) => everyMiles !== null && closest % everyMiles === 0,
  );
  return { miles: closest, services: due.map(({ name }) => name) };
}
