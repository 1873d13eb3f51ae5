import type { Condition } from "@forecourt/contracts/vehicle";

/** A car that is for sale here or elsewhere, with an asking price in cents. */
export interface PricedCar {
  /** Null where a listing elsewhere states none. */
  vin: string | null;
  year: number;
  trim: string | null;
  mileage: number | null;
  price: number;
  /** The day on which it was last seen elsewhere; null = it stands on the dealer's own lots. */
  seenOn: string | null;
}

/** The car whose price is judged. */
export interface JudgedCar extends Omit<PricedCar, "seenOn" | "vin"> {
  vin: string;
  condition: Condition;
}

/** What makes a car of the same make and model similar; bounds included. */
export interface Likeness {
  /** New cars are compared with new ones, used and certified ones with both. */
  kind: "new" | "used";
  yearFrom: number;
  yearTo: number;
  /** Null = any: what a new car was moved about on the lot is no matter. */
  miles: { from: number; to: number } | null;
}

const YEARS = 1;
const LEAST_MILES = 10_000;
const SHARE_OF_MILES = 0.2;

/** Which cars are like this one; null for a used car whose mileage is not known. */
export function likenessOf(
  car: Pick<JudgedCar, "condition" | "year" | "mileage">,
): Likeness | null {
  const years = { yearFrom: car.year - YEARS, yearTo: car.year + YEARS };
  if (car.condition === "new") return { kind: "new", ...years, miles: null };
  if (car.mileage === null) return null;
  const reach = Math.max(LEAST_MILES, Math.round(car.mileage * SHARE_OF_MILES));
  const miles = { from: Math.max(0, car.mileage - reach), to: car.mileage + reach };
  return { kind: "used", ...years, miles };
}

/**
 * The cars to compare with, each once and never the car itself. Of several listings of a VIN the
 * dealer's own counts, then the one seen last, then the cheapest. A listing without VIN is taken for
 * the judged car when model year and odometer are the same, and for another one when the price is,
 * too.
 */
export function eachOnce(car: JudgedCar, listings: readonly PricedCar[]): PricedCar[] {
  const byVin = new Map<string, PricedCar>();
  for (const listing of listings) {
    if (listing.vin === null || listing.vin === car.vin) continue;
    const known = byVin.get(listing.vin);
    if (!known || precedes(listing, known)) byVin.set(listing.vin, listing);
  }
  const bySight = new Map([...byVin.values()].map((known) => [sightOf(known), known]));
  const nameless = new Map<string, PricedCar>();
  for (const listing of listings) {
    if (listing.vin !== null || isSameSight(listing, car)) continue;
    const sight = sightOf(listing);
    const known = nameless.get(sight);
    if (!bySight.has(sight) && (!known || precedes(listing, known))) nameless.set(sight, listing);
  }
  return [...byVin.values(), ...nameless.values()];
}

function precedes(one: PricedCar, other: PricedCar): boolean {
  const [day, otherDay] = [one.seenOn ?? "own", other.seenOn ?? "own"];
  if (day !== otherDay) return day > otherDay;
  return one.price === other.price ? rest(one) < rest(other) : one.price < other.price;
}

/** Only so that the order of the listings never matters. */
function rest({ trim, year, mileage }: PricedCar): string {
  return `${trim} ${year} ${mileage}`;
}

function sightOf({ year, mileage, price }: PricedCar): string {
  return `${year} ${mileage} ${price}`;
}

function isSameSight(listing: PricedCar, car: JudgedCar): boolean {
  return listing.year === car.year && listing.mileage === car.mileage && car.mileage !== null;
}

/** Cars of the judged car's own trim, where there are enough of them; else all, and no trim. */
export function ofOneTrim(
  car: Pick<JudgedCar, "trim">,
  cars: readonly PricedCar[],
  enough: number,
): { trim: string | null; cars: readonly PricedCar[] } {
  const wanted = car.trim?.toLowerCase();
  if (car.trim === null) return { trim: null, cars };
  const same = cars.filter(({ trim }) => trim?.toLowerCase() === wanted);
  return same.length >= enough ? { trim: car.trim, cars: same } : { trim: null, cars };
}
