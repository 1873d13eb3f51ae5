import type { VisitVehicle } from "@forecourt/contracts/areas/service/visit-parts";
import { slug } from "@forecourt/domain/slug";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { vinModelYear } from "@forecourt/domain/vin";
import { makeOfVin } from "@forecourt/service-kit/cars/makes-by-wmi";

/** Year codes repeat, and the VIN of a heavy vehicle does not show in which round its year is (49 CFR 565.15). */
const yearRound = 30;

/** The vehicle of a VIN, as far as the VIN shows it: "2003 Honda". */
interface CodedVehicle {
  modelYear: number | null;
  make: string | null;
}

/**
 * Year and make in a VIN, if they belong to another vehicle than the stated one; null = the VIN does not contradict.
 */
export function vinMismatch({
  vin,
  modelYear,
  make,
}: Pick<VisitVehicle, "vin" | "modelYear" | "make">): CodedVehicle | null {
  if (vin === null) return null;
  const coded = { modelYear: vinModelYear(vin), make: makeOfVin(vin) };
  const years = coded.modelYear === null ? 0 : Math.abs(coded.modelYear - modelYear);
  const isSameMake =
    coded.make === null || slug(canonicalMake(coded.make)) === slug(canonicalMake(make));
  return years % yearRound === 0 && isSameMake ? null : coded;
}

/** "2003 Honda"; of a make that is not known, "2003 vehicle". */
export function codedName({ modelYear, make }: CodedVehicle): string {
  return [modelYear, make ?? "vehicle"].filter((part) => part !== null).join(" ");
}
