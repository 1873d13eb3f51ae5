import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { slug } from "@forecourt/domain/slug";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { compactVin } from "@forecourt/domain/trade/vin-fault";
import type { Deps } from "../deps.ts";
import { resultOf } from "../forms/look-up-start.ts";
import type { SentForm } from "../forms/mount-form.ts";
import { isSameModel } from "../valuation/guide/common-names.ts";

/**
 * Result of comparing a VIN with the car of an offer. `same`: the VIN does not contradict. `trim`: the same car, with
 * another trim than it was priced with. `other`: another car; `car` replaces the offered one, or is null where only a
 * part of it is known.
 */
export type VinFinding =
  | { kind: "same"; vin: string }
  | { kind: "trim"; vin: string; series: string }
  | { kind: "other"; vin: string; name: string; car: LookedUpCar | null };

/** The car of an offer, and the trim that it was priced as where the seller named none. */
export interface PricedCar {
  car: Car;
  assumedTrim: string | null;
}

/** Compares a VIN of valid characters, which a seller adds to an offer, with the car that they described. */
export async function checkVin(
  deps: Deps,
  typed: string,
  { car, assumedTrim }: PricedCar,
  asking: Pick<SentForm, "request" | "response">,
): Promise<VinFinding> {
  const vin = compactVin(typed);
  const result = await resultOf(deps, { by: "vin", vin }, asking);
  if (result.status === "unavailable") return { kind: "same", vin };
  if (result.status === "not-found") {
    const { modelYear, make } = result.hint;
    const isSame = isYearOf(car, modelYear) && isMakeOf(car, make);
    const name = [modelYear, make].filter((part) => part !== null).join(" ");
    return isSame ? { kind: "same", vin } : { kind: "other", vin, name, car: null };
  }
  const same = result.cars.filter((one) => isSameCar(car, one));
  const [first] = result.cars;
  if (same.length === 0 && first)
    return { kind: "other", vin, name: nameOf(first), car: foundCar(result.cars) };
  const [trim, ...more] = new Set(same.map(({ series }) => series));
  const priced = car.series ?? assumedTrim;
  const isOther = trim && more.length === 0 && priced !== null && slug(trim) !== slug(priced);
  return isOther ? { kind: "trim", vin, series: trim } : { kind: "same", vin };
}

/** The car of a VIN; for several cars, only the facts that they share. Null = they are different models. */
export function foundCar(cars: readonly LookedUpCar[]): LookedUpCar | null {
  const [first, ...more] = cars;
  if (first === undefined || more.some((one) => nameOf(one) !== nameOf(first))) return null;
  const only = (name: "series" | "style") =>
    cars.every((one) => one[name] === first[name]) ? first[name] : null;
  return { ...first, series: only("series"), style: only("style") };
}

/** `2019 Honda CR-V` */
function nameOf({ modelYear, make, model }: LookedUpCar): string {
  return `${modelYear} ${make} ${model}`;
}

function isSameCar(car: Car, { modelYear, make, model }: LookedUpCar): boolean {
  return isYearOf(car, modelYear) && isMakeOf(car, make) && isSameModel(make, car.model, model);
}

/** True if the years are equal. `year` null = the VIN does not show it, which counts as equal. */
function isYearOf({ modelYear }: Car, year: number | null): boolean {
  return year === null || year === modelYear;
}

function isMakeOf({ make: typed }: Car, make: string | null): boolean {
  return make === null || slug(canonicalMake(make)) === slug(canonicalMake(typed));
}
