import type { Condition } from "@forecourt/contracts/vehicle";
import type { PricedVehicle, SimilarityCriteria } from "../store/priced-vehicle.ts";

/** The vehicle whose price is rated. */
export interface RatedVehicle extends Omit<PricedVehicle, "seenOn" | "vin"> {
  vin: string;
  condition: Condition;
}

const YEAR_TOLERANCE = 1;
const MIN_MILES_TOLERANCE = 10_000;
const MILES_TOLERANCE_SHARE = 0.2;

/** Criteria for vehicles similar to this one; null for a used vehicle without mileage. */
export function similarityCriteria(
  car: Pick<RatedVehicle, "condition" | "year" | "mileage">,
): SimilarityCriteria | null {
  const years = { yearFrom: car.year - YEAR_TOLERANCE, yearTo: car.year + YEAR_TOLERANCE };
  if (car.condition === "new") return { kind: "new", ...years, miles: null };
  if (car.mileage === null) return null;
  const tolerance = Math.max(MIN_MILES_TOLERANCE, Math.round(car.mileage * MILES_TOLERANCE_SHARE));
  const miles = { from: Math.max(0, car.mileage - tolerance), to: car.mileage + tolerance };
  return { kind: "used", ...years, miles };
}

/**
 * The listings without duplicates and without the rated vehicle itself. Of several listings of a VIN, the
 * dealer's own wins, then the one seen last, then the cheapest. A listing without VIN counts as the rated
 * vehicle if model year and mileage are equal, and as another listing if the price is equal as well.
 */
export function deduplicateListings(
  car: RatedVehicle,
  listings: readonly PricedVehicle[],
): PricedVehicle[] {
  const byVin = new Map<string, PricedVehicle>();
  for (const listing of listings) {
    if (listing.vin === null || listing.vin === car.vin) continue;
    const known = byVin.get(listing.vin);
    if (!known || isPreferred(listing, known)) byVin.set(listing.vin, listing);
  }
  const sightings = new Set([...byVin.values()].map(sightingKey));
  const withoutVin = new Map<string, PricedVehicle>();
  for (const listing of listings) {
    if (listing.vin !== null || isSameSighting(listing, car)) continue;
    const key = sightingKey(listing);
    const known = withoutVin.get(key);
    if (!sightings.has(key) && (!known || isPreferred(listing, known))) {
      withoutVin.set(key, listing);
    }
  }
  return [...byVin.values(), ...withoutVin.values()];
}

function isPreferred(one: PricedVehicle, other: PricedVehicle): boolean {
  const [day, otherDay] = [one.seenOn ?? "own", other.seenOn ?? "own"];
  if (day !== otherDay) return day > otherDay;
  return one.price === other.price ? tieBreaker(one) < tieBreaker(other) : one.price < other.price;
}

/** Makes the result independent of the order of the listings. */
function tieBreaker({ trim, year, mileage }: PricedVehicle): string {
  return `${trim} ${year} ${mileage}`;
}

function sightingKey({ year, mileage, price }: PricedVehicle): string {
  return `${year} ${mileage} ${price}`;
}

function isSameSighting(listing: PricedVehicle, car: RatedVehicle): boolean {
  return listing.year === car.year && listing.mileage === car.mileage && car.mileage !== null;
}

/** Vehicles of the rated vehicle's trim if there are at least `minimum`; else all, and trim null. */
export function preferSameTrim(
  car: Pick<RatedVehicle, "trim">,
  cars: readonly PricedVehicle[],
  minimum: number,
): { trim: string | null; cars: readonly PricedVehicle[] } {
  const trim = car.trim?.toLowerCase();
  if (car.trim === null) return { trim: null, cars };
  const same = cars.filter((one) => one.trim?.toLowerCase() === trim);
  return same.length >= minimum ? { trim: car.trim, cars: same } : { trim: null, cars };
}
